import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { fail } from '#server/fail.ts'
import { lockAnnouncement } from '../operator-announcements.ts'

/** Before the first mail is written. A mail that was sent stays sent. */
export async function cancelMailing(context: OperatorContext, id: number) {
  await lockAnnouncement(context, id)
  const cancelled = await context.db
    .updateTable('announcement_mailings')
    .set({ cancelled_at: context.now().toISOString() })
    .where('announcement_id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .where('sent_until', 'is', null)
    .returning('announcement_id')
    .executeTakeFirst()
  if (!cancelled) fail('NOTICE_MAILED')
  await recordAct(context, { act: 'cancel_mailing', subject_kind: 'notification', subject_id: id })
  return { success: true }
}
