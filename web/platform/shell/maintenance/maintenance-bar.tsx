import { useEffect, useState } from 'react'
import type { Announcement } from '#contract/pages.ts'
import './maintenance-bar.css'

const FIRST_LOOK = 5_000

/** The announced maintenance, above every page. It appears and disappears while the page is open; without JavaScript, with the next page. */
export function MaintenanceBar({ atFirst }: { atFirst: Announcement | null }) {
  const [announced, setAnnounced] = useState(atFirst)
  useEffect(() => {
    let leave = () => {}
    // The page came with the present announcement: it asks for and loads nothing before there may be a new one; offline it tries again later.
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
