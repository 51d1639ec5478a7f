import { useBrandText } from './brand.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import type { NavItem } from '../nav/nav-item.ts'
import { NavLink } from '../nav/nav-link.tsx'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = {
  items: NavItem[]
  /** Links and buttons behind the menu's items on wide screens. */
  actions?: ReactNode
  /** The one or two of them that stay in sight on narrow screens, beside the folded menu. */
  narrowActions?: ReactNode
}

/** Sticks to the top; below 960 px its items fold into a menu that needs no JavaScript, and going to a page closes it. */
export function Header({ items, actions, narrowActions }: HeaderProps) {
  const site = useBrandText()
  const { key } = useLocation()
  return (
    <header className="top">
      <div className="wrap">
        <Link className="brand" to="/" aria-label={`${site} ホーム`}>
          <Wordmark />
        </Link>
        <nav className="nav" aria-label="主なメニュー">
          {items.map((item) => (
            <NavLink key={item.to} item={item} />
          ))}
          {actions}
        </nav>
        <div className="menu">
          {narrowActions}
          <button type="button" className="button icon bare" popoverTarget="menu" aria-label="メニュー">
            <Icon name="menu" />
          </button>
          <nav key={key} className="menu-links" id="menu" popover="auto" aria-label="メニュー">
            {items.map((item) => (
              <NavLink key={item.to} item={item} />
            ))}
            {actions}
          </nav>
        </div>
      </div>
    </header>
  )
}
