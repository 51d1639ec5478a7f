import { useEffect, useState } from 'react'
import type { Announcement } from '#contract/pages.ts'
import './maintenance-bar.css'

const FIRST_LOOK = 5_000

/** What is said of maintenance, above every page. It comes and goes while the page is open; without JavaScript, with the next page. */
export function MaintenanceBar({ atFirst }: { atFirst: Announcement | null }) {
  const [announced, setAnnounced] = useState(atFirst)
  useEffect(() => {
    let leave = () => {}
    // The page came with what is announced now: nothing is asked, or loaded, before there may be something new; out of reach, later again.
    const soon = () => setTimeout(watch, FIRST_LOOK)
    let timer = soon()
    async function watch() {
      try {
        leave = (await import('./watch-maintenance.ts')).watchMaintenance(setAnnounced)
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
    <aside className="maintenance-bar" aria-label="メンテナンスのお知らせ" aria-live="polite" hidden={!announced}>
      {announced && (
        <p className="wrap">
          {announced.message}
          {announced.is_reading_only && 'いまは、見ることだけができます。'}
          <span className="nw">（{new Date(announced.ends_at).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })} まで）</span>
        </p>
      )}
    </aside>
  )
}
