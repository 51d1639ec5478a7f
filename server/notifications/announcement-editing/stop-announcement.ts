import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { announceToPages, lockAnnouncement } from './operator-announcements.ts'
import { endRequests } from './requests/request-announcement.ts'
import { announcementContent } from './content/announcement-content.ts'

/** Ends an announcement before its period does, or before it began. Modals that show it close. */
export async function stopAnnouncement(context: OperatorContext, { id, reason }: { id: number; reason: string }) {
  const { db, now } = context
  const announcement = await lockAnnouncement(context, id)
  if (announcement.state !== 'live' && announcement.state !== 'scheduled') fail('NOTICE_STANDS')
  await endRequests(context, id)
  const saved = await db
    .updateTable('announcements')
    .set({ stopped_at: now().toISOString(), revision: announcement.revision + 1 })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'stop_notice', subject_kind: 'notification', subject_id: id, reason, detail: { was: announcement.state } })
  await announceToPages(context, announcementContent(announcement))
  return saved
}
