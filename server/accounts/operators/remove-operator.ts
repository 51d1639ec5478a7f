import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { lockOperator } from './lock-operator.ts'
import { notifyOperators } from './second/notify-operators.ts'

/** Their row goes, and with it their sessions; the audit log keeps the name they had. They hear of it, too. */
export async function removeOperator(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now, viewer } = context
  const { member, isLast } = await lockOperator(db, id)
  if (isLast) fail('LAST_OPERATOR')
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  await recordAct(context, { act: 'remove_operator', subject_kind: 'operator', subject_id: id, reason })
  await notifyOperators(db, now(), { what: '運営のメンバーが外れました。', whom: member.name, by: viewer.name, reason, alsoTo: member.email })
  return { success: true }
}
