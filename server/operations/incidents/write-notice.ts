import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellAwaited } from '#server/accounts/operators/second/tell-awaited.ts'
import { holdIncident } from './hold-incident.ts'

/** The text for the affected candidates. Its last author cannot send it. */
export async function writeNotice(context: OperatorContext, id: number, { subject, text }: { subject: string; text: string }) {
  const { db, viewer } = context
  const { notice_sent_at, notice_operator_id } = await holdIncident(db, id)
  if (notice_sent_at) fail('NOTICE_SENT')
  await db.updateTable('incidents').set({ notice_subject: subject, notice_text: text, notice_operator_id: viewer.id }).where('id', '=', id).execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { notice: true } })
  // Operators were notified of an earlier text by the same author already.
  if (notice_operator_id !== viewer.id)
    await tellAwaited(db, {
      by: viewer,
      what: '漏えいなどの当事者への通知文が書かれました。別のメンバーが確認して送信します。',
      reason: '',
      path: `/operator/leaks/detail?id=${id}`,
    })
  return { success: true }
}
