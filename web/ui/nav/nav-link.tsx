import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { NavCount } from './nav-count.tsx'
import { isCurrent, type NavItem } from './nav-item.ts'

export function NavLink({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  return (
    <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      <NavCount count={item.count} />
    </Link>
  )
}
