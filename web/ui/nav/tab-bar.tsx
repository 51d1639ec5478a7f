import type { NavItem } from './nav-item.ts'
import { NavLink } from './nav-link.tsx'

/** At the bottom edge below 960 px, where the header's menu is folded. At most five. */
export function TabBar({ items, label = '主なメニュー', language }: { items: NavItem[]; label?: string; language?: string }) {
  return (
    <nav className="tabs" aria-label={label} lang={language}>
      {items.map((item) => (
        <NavLink key={item.to} item={item} />
      ))}
    </nav>
  )
}
