import { useEffect, useState } from 'react'
import type { Announcement } from '#contract/pages.ts'
import { ExactTime } from '#web/ui/exact-time.tsx'
import { watchMaintenance } from './watch-maintenance.ts'
import './maintenance-bar.css'

/** What is said of maintenance, above every page. It comes and goes while the page is open; without JavaScript, with the next page. */
export function MaintenanceBar({ atFirst }: { atFirst: Announcement | null }) {
  const [announced, setAnnounced] = useState(atFirst)
  useEffect(() => watchMaintenance(setAnnounced), [])
  return (
    <aside className="maintenance-bar" aria-label="メンテナンスのお知らせ" aria-live="polite" hidden={!announced}>
      {announced && (
        <p className="wrap">
          {announced.message}
          {announced.is_reading_only && ' いまは、見ることだけができます。'}
          <span className="nw">
            （<ExactTime at={announced.ends_at} /> まで）
          </span>
        </p>
      )}
    </aside>
  )
}
