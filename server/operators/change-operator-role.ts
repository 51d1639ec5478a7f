import type { OperatorRole } from '#contract/operator-roles.ts'
import type { RequestContext } from '../api.ts'
import { recordAct } from '../audit/record-act.ts'
import { fail } from '../fail.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { holdOperator } from './hold-operator.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** From their next request on. Somebody has to stay who may change things. */
export async function changeOperatorRole(context: Context, { id, role, reason }: { id: string; role: OperatorRole; reason: string }) {
  const { db, now } = context
  const { member, isLast } = await holdOperator(db, id)
  if (member.role === role) return { success: true }
  if (isLast) fail('LAST_OPERATOR')
  await db.updateTable('operator_users').set({ role, updated_at: now().toISOString() }).where('id', '=', id).execute()
  await recordAct(context, { act: 'change_operator_role', subject_kind: 'operator', subject_id: id, reason, detail: { from: member.role, to: role } })
  return { success: true }
}
