import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'

/** How long an approved list can be fetched. */
const FETCHABLE = 24 * 3_600_000

type Decision = { id: string; is_approved: boolean; reason: string }

/** Once, and never by the requester, or by an operator who could be the same person: two who decide at once leave one decision. */
export async function decideExport(context: OperatorContext, { id, is_approved, reason }: Decision) {
  const { db, now, viewer } = context
  const asked = await db.selectFrom('export_approvals').select(['requested_by', 'decided_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  if (asked.decided_at) fail('EXPORT_DECIDED')
  if (is_approved) await requireSecondOperator(context, asked.requested_by)
  else if (asked.requested_by === viewer.id) fail('SECOND_OPERATOR_REQUIRED')
  const at = now()
  await db
    .updateTable('export_approvals')
    .set({
      is_approved,
      decided_at: at.toISOString(),
      decided_by: viewer.id,
      decided_by_name: viewer.name,
      decided_reason: reason,
      expires_at: is_approved ? new Date(at.getTime() + FETCHABLE).toISOString() : null,
    })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: is_approved ? 'approve_export' : 'refuse_export', subject_kind: 'export', subject_id: id, reason })
  return { success: true }
}
