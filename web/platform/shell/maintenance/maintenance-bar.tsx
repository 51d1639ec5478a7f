import { useEffect, useState } from 'react'
import { readOnlyBar, type SiteStatus } from '#contract/pages.ts'
import './maintenance-bar.css'

const FIRST_LOOK = 5_000

/** The server shows the bar also on a page that was cached before, of which its data say nothing. */
const isShownByServer = () => (typeof document === 'undefined' ? undefined : document.getElementById(readOnlyBar.id)?.hidden === false)

/** The announced maintenance, and that nothing can be written, above every page. They appear and disappear while the page is open; without JavaScript, with the next page. */
export function MaintenanceBar({ atFirst }: { atFirst: SiteStatus }) {
  const [{ maintenance, is_read_only }, setStatus] = useState(() => ({ ...atFirst, is_read_only: isShownByServer() ?? atFirst.is_read_only }))
  useEffect(() => {
    let leave = () => {}
    // The page came with the present status: it asks for and loads nothing before there may be a new one; offline it tries again later.
    const soon = () => setTimeout(watch, FIRST_LOOK)
    let timer = soon()
    async function watch() {
      try {
        leave = (await import('./watch-maintenance.ts')).watchMaintenance(setStatus)
      } catch {
        timer = soon()
      }
    }
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return (
    <>
      {/* The server knows this tag by its beginning: the id first, then whether it is hidden. */}
      <aside id={readOnlyBar.id} hidden={!is_read_only} className="maintenance-bar" aria-label="閲覧のみのお知らせ" aria-live="polite" suppressHydrationWarning>
        <p className="wrap">いまは閲覧のみご利用いただけます</p>
      </aside>
      <aside className="maintenance-bar" aria-label="メンテナンスのお知らせ" aria-live="polite" hidden={!maintenance}>
        {maintenance && (
          <p className="wrap">
            {maintenance.message}
            {maintenance.is_reading_only && 'ただいま閲覧のみご利用いただけます。'}
            <span className="nw">（{new Date(maintenance.ends_at).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })} まで）</span>
          </p>
        )}
      </aside>
    </>
  )
}
