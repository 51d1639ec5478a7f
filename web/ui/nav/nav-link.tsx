import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { isCurrent, type NavItem } from './nav-item.ts'

export function NavLink({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  return (
    <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.count ? (
        <span className="count">
          {item.count}
          <span className="vh">件</span>
        </span>
      ) : null}
    </Link>
  )
}
