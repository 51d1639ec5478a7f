import type { ReactNode } from 'react'
import type { Updates } from '#contract/operations/updates/updates.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

/** Where what this page says comes from, and when it was read. */
export const ReadNotes = ({ notes, children }: { notes: NonNullable<Updates['notes']>; children: ReactNode }) => (
  <div className="row between">
    <p className="small muted release-address">
      {notes.source === 'upload' ? 'ファイル' : 'URL'} <bdi>{notes.source_name}</bdi>（<ExactTime at={notes.read_at} />
      {notes.read_by_name ? (
        <>
          、<bdi>{notes.read_by_name}</bdi>さん
        </>
      ) : (
        '、自動'
      )}
      ）
    </p>
    {children}
  </div>
)
