import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { KeyHint } from '../keys/key-hint.tsx'
import { Trail } from '../crumbs/trail.tsx'
import type { WorkNavGroup } from '../parts/work-nav.ts'
import { WorkIcon } from '../parts/work-icon.tsx'
import './work-bar.css'

export type WorkBarProps = {
  groups: WorkNavGroup[]
  /** Finds and goes; its room is beside the crumbs. */
  palette?: ReactNode
  notices?: { to: string; count: number } | undefined
  /** What this page is for. */
  about?: ReactNode
}

export const WorkBar = ({ groups, palette, notices, about }: WorkBarProps) => (
  <header className="work-bar">
    <Trail groups={groups} />
    <div className="work-bar-end">
      {palette}
      {notices && (
        <Link className="bar-button" to={notices.to} aria-label={notices.count ? `通知 未読${notices.count}件` : '通知'}>
          <WorkIcon name="bell" />
          {notices.count > 0 && (
            <span className="count" aria-hidden="true">
              {notices.count}
            </span>
          )}
        </Link>
      )}
      {about}
      {/* Seen only where single keys act: `work-keys.tsx` says so on the document. */}
      <button
        type="button"
        className="bar-button keys-button"
        aria-label="キー操作の一覧"
        title="キー操作の一覧"
        onClick={() => dispatchEvent(new Event('work:list-keys'))}
      >
        <KeyHint of="?" />
      </button>
    </div>
  </header>
)
