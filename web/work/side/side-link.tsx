import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { NavCount } from '#web/ui/nav/nav-count.tsx'
import { isCurrent } from '#web/ui/nav/nav-item.ts'
import type { WorkNavItem } from '../parts/work-nav.ts'
import { WorkIcon } from '../parts/work-icon.tsx'

/** One part of the area. Folded to its icon it keeps its name, for readers of the screen and as a tooltip. */
export function SideLink({ item }: { item: WorkNavItem }) {
  const { pathname } = useLocation()
  return (
    <SideRow to={item.to} isHere={isCurrent(item, pathname)} title={item.label}>
      <WorkIcon name={item.icon} />
      <span className="side-text">{item.label}</span>
      <NavCount count={item.count} />
    </SideRow>
  )
}

type SideRowProps = { to: string; isHere: boolean; title: string; children: ReactNode }

export const SideRow = ({ to, isHere, title, children }: SideRowProps) => (
  <Link className="side-row" to={to} aria-current={isHere ? 'page' : undefined} title={title}>
    {children}
  </Link>
)
