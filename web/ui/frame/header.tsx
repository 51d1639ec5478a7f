import { useBrandText } from './brand.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import type { NavItem } from '../nav/nav-item.ts'
import { NavLink } from '../nav/nav-link.tsx'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = {
  items: NavItem[]
  /** A search that stands beside the brand; on narrow screens it takes the place of the brand's name and of the menu. */
  find?: ReactNode
  /** Links and buttons behind the menu's items on wide screens. */
  actions?: ReactNode
  /** The one or two of them that stay in sight on narrow screens, beside the folded menu. */
  narrowActions?: ReactNode
  /** What its menus are called, where they are not Japanese. */
  labels?: { language: string; home: string; mainMenu: string; menu: string }
}

const japanese = { language: 'ja', home: 'ホーム', mainMenu: '主なメニュー', menu: 'メニュー' }

/** Sticks to the top; below 960 px its items fold into a menu that needs no JavaScript, and going to a page closes it. */
export function Header({ items, find, actions, narrowActions, labels = japanese }: HeaderProps) {
  const site = useBrandText()
  const { key } = useLocation()
  return (
    <header className={find ? 'top find-top' : 'top'} lang={labels.language}>
      <div className="wrap">
        <Link className="brand" to="/" aria-label={`${site} ${labels.home}`}>
          <Wordmark />
        </Link>
        {find}
        <nav className="nav" aria-label={labels.mainMenu}>
          {items.map((item) => (
            <NavLink key={item.to} item={item} />
          ))}
          {actions}
        </nav>
        <div className="menu">
          {narrowActions}
          <button type="button" className="button icon bare" popoverTarget="menu" aria-label={labels.menu}>
            <Icon name="menu" />
          </button>
          <nav key={key} className="menu-links" id="menu" popover="auto" aria-label={labels.menu}>
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
