import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { lockOperator } from './lock-operator.ts'
import { requestSecondOperator } from './requests/request-second-operator.ts'
import { giveRole } from './requests/give-role.ts'
import { needsConsent } from './second/needs-consent.ts'

/** At once for less; for the full role when a second operator agrees, as for a new one. Somebody has to stay who may change things. */
export async function changeOperatorRole(context: OperatorContext, { id, role, reason }: { id: string; role: OperatorRole; reason: string }) {
  const { db, viewer } = context
  const { member, isLast } = await lockOperator(db, id)
  if (member.role === role) return { success: true, is_waiting: false }
  if (isLast) fail('LAST_OPERATOR')
  const isWaiting = role === 'full' && (await needsConsent(db))
  if (isWaiting) await requestSecondOperator(context, { kind: 'raise', operator_user_id: id, role, reason }, member.name)
  else await giveRole(context, { member, role, reason, asked_by: viewer.id })
  return { success: true, is_waiting: isWaiting }
}
