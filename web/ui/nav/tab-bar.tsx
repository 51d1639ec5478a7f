import type { NavItem } from './nav-item.ts'
import { NavLink } from './nav-link.tsx'

/** At the bottom edge below 960 px, where the header's menu is folded. At most five. */
export function TabBar({ items }: { items: NavItem[] }) {
  return (
    <nav className="tabs" aria-label="主なメニュー">
      {items.map((item) => (
        <NavLink key={item.to} item={item} />
      ))}
    </nav>
  )
}
