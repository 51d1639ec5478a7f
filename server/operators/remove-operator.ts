import type { RequestContext } from '../api.ts'
import { recordAct } from '../audit/record-act.ts'
import { fail } from '../fail.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { holdOperator } from './hold-operator.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** Their row goes, and with it their sessions; the audit log keeps the name they had. */
export async function removeOperator(context: Context, { id, reason }: { id: string; reason: string }) {
  const { isLast } = await holdOperator(context.db, id)
  if (isLast) fail('LAST_OPERATOR')
  await context.db.deleteFrom('operator_users').where('id', '=', id).execute()
  await recordAct(context, { act: 'remove_operator', subject_kind: 'operator', subject_id: id, reason })
  return { success: true }
}
