import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { announceToPages, lockAnnouncement, recordVersion } from './operator-announcements.ts'
import { guardInterruption } from './content/guard-interruption.ts'
import { announcementContent } from './content/announcement-content.ts'
import { refuseOtherSites } from './content/refuse-other-sites.ts'
import { usableContent } from './content/usable-content.ts'

/** The audience sees it from now on, or from the beginning of its period; it interrupts readers later (`guardInterruption`). */
export async function publishAnnouncement(context: OperatorContext, { id, revision, password }: { id: number; revision: number; password: string }) {
  const { db, now, language } = context
  const draft = await lockAnnouncement(context, id)
  if (draft.state !== 'draft') fail('NOTICE_STANDS')
  if (draft.revision !== revision) fail('PAGE_CHANGED')
  const at = now()
  // A beginning that passed while it was a draft is now.
  const begins = Date.parse(draft.display_start_at) < at.getTime() ? at.toISOString() : draft.display_start_at
  const display_start_at = draft.is_require_confirm ? await guardInterruption(context, { password, display_start_at: begins }) : begins
  refuseOtherSites(context, announcementContent(draft))
  const content = usableContent({ ...announcementContent(draft), display_start_at }, { drop_unusable: false, language, now: at })
  const saved = await db
    .updateTable('announcements')
    .set({ published_at: at.toISOString(), display_start_at, revision: revision + 1 })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordVersion(context, { id, version: saved.version, content })
  await recordAct(context, { act: 'publish_notice', subject_kind: 'notification', subject_id: id, detail: { version: saved.version } })
  await announceToPages(context, content)
  return saved
}
