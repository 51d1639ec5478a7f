import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { announceNotice, lockNotice } from './operator-notices.ts'
import { noticeContent } from './content/notice-content.ts'

/** Ends an announcement before its period does, or before it began. Modals that show it close. */
export async function stopNotice(context: OperatorContext, { id, reason }: { id: number; reason: string }) {
  const { db, now } = context
  const notice = await lockNotice(context, id)
  if (notice.state !== 'live' && notice.state !== 'scheduled') fail('NOTICE_STANDS')
  const saved = await db
    .updateTable('announcements')
    .set({ stopped_at: now().toISOString(), revision: notice.revision + 1 })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'stop_notice', subject_kind: 'notification', subject_id: id, reason, detail: { was: notice.state } })
  await announceNotice(context, noticeContent(notice))
  return saved
}
