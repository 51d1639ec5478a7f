import { useBrandText } from '#web/ui/frame/brand.ts'
import { Fragment, type ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/nav/nav-link.tsx'
import { Wordmark } from '#web/ui/frame/wordmark.tsx'
import { operatorNav } from '#web/operator/operator-nav.ts'
import { OperatorTools } from '#web/operator/operations/finding/operator-tools.tsx'
import '#web/operator/operator-frame.css'

/** What stands around every page of the operators' area: its parts at the side, on narrow screens folded into a menu that needs no JavaScript. */
export function OperatorFrame({ account, children }: { account: OperatorAccount; children: ReactNode }) {
  const site = useBrandText()
  const { key } = useLocation()
  const links = (
    <>
      <NavLink item={{ to: href('/operator'), label: 'ホーム' }} />
      {operatorNav(account).map(({ label, items }) => (
        <Fragment key={label}>
          <p className="operator-nav-group">{label}</p>
          {items.map((item) => (
            <NavLink key={item.to} item={item} />
          ))}
        </Fragment>
      ))}
      <NavLink item={{ to: guideAddress('ja', 'operators/launch'), label: 'ドキュメント' }} />
    </>
  )
  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <header className="top operator-top">
        <div className="wrap">
          <Link className="brand" to={href('/operator')} aria-label={`${site} 運営のホーム`}>
            <Wordmark />
          </Link>
          <span className="label">運営</span>
          <OperatorTools />
          <p className="operator-who">
            <Link to={href('/operator/account')}>
              <bdi>{account.name}</bdi>
            </Link>
            <span className="small muted">{operatorRoleNames[account.role]}</span>
            <Link to={`${href('/logout')}?area=operator`}>ログアウト</Link>
          </p>
          <div className="menu">
            <button type="button" className="button icon bare" popoverTarget="menu" aria-label="メニュー">
              <Icon name="menu" />
            </button>
            <nav key={key} className="menu-links" id="menu" popover="auto" aria-label="メニュー">
              {links}
              <Link to={href('/operator/account')}>
                <bdi>{account.name}</bdi>さんのアカウント
              </Link>
              <Link to={`${href('/logout')}?area=operator`}>ログアウト</Link>
            </nav>
          </div>
        </div>
      </header>
      <div className="wrap operator-page">
        <nav className="operator-nav" aria-label="運営のメニュー">
          {links}
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
