import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { lockNotice } from './lock-notice.ts'

/** No reader ever saw it: it leaves nothing but its line in the log. */
export async function deleteNotice(context: OperatorContext, id: number) {
  const { state } = await lockNotice(context, id)
  if (state !== 'draft') fail('NOTICE_STANDS')
  await context.db.deleteFrom('notifications').where('id', '=', id).execute()
  await recordAct(context, { act: 'delete_notice', subject_kind: 'notification', subject_id: id })
  return { success: true }
}
