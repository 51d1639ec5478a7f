import { useState, useSyncExternalStore } from 'react'
import { href, Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useInstall } from './use-install.ts'
import { countVisits, installLine } from './visits.ts'
import styles from './install-line.module.css'

/** Pages on which a candidate begins or ends; nowhere else is anything offered beside the page. */
const shownOn = new Set<string>([href('/'), href('/mypage'), href('/message')])

let known: boolean | undefined

/** Counts this visit once, however often the line is drawn. Without storage nobody knows how often this browser came. */
function isSecondVisit() {
  try {
    return (known ??= countVisits(localStorage, new Date()) > 1 && !installLine.isHidden())
  } catch {
    return (known = false)
  }
}

/** From the second visit on, one quiet line: the site can stand on the home screen. */
export function InstallLine() {
  const [isClosed, setClosed] = useState(false)
  const isWanted = useSyncExternalStore(
    () => () => {},
    isSecondVisit,
    () => false,
  )
  const { pathname } = useLocation()
  const { way, install } = useInstall()
  if (!isWanted || isClosed || !shownOn.has(pathname) || (way !== 'button' && way !== 'share')) return null
  return (
    <aside className={`wrap ${styles.line}`} aria-label="ホーム画面に追加">
      <p>ホーム画面に追加すると、すぐに開けて、未読の数がアイコンに出ます。</p>
      <span className="row">
        {way === 'button' ? (
          <button type="button" className="button small" onClick={() => void install()}>
            追加する
          </button>
        ) : (
          <Link className="button small" to={href('/settings/app')}>
            追加のしかた
          </Link>
        )}
        <button
          type="button"
          className="button icon bare"
          aria-label="今後この案内を表示しない"
          onClick={() => {
            installLine.hide()
            setClosed(true)
          }}
        >
          <Icon name="close" />
        </button>
      </span>
    </aside>
  )
}
