import { Link, useLocation } from 'react-router'
import { NavCount } from '#web/ui/nav/nav-count.tsx'
import { isCurrent } from '#web/ui/nav/nav-item.ts'
import type { WorkNavItem } from '../parts/work-nav.ts'
import '#web/ui/nav/tab-bar.css'
import { SIDE } from '../side/side.tsx'
import { WorkIcon } from '../parts/work-icon.tsx'
import './work-tabs.css'

/** At the lower edge below 960 px: the pages that are opened most, and the menu with all of them. */
export function WorkTabs({ items }: { items: WorkNavItem[] }) {
  const { pathname } = useLocation()
  return (
    <nav className="tabs work-tabs" aria-label="よく使うページ">
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
          <WorkIcon name={item.icon} />
          {item.label}
          <NavCount count={item.count} />
        </Link>
      ))}
      <button type="button" popoverTarget={SIDE}>
        <WorkIcon name="menu" />
        メニュー
      </button>
    </nav>
  )
}
