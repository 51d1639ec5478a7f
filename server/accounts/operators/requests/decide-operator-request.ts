import { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { refuseWithoutMail } from '../../links/limit-mails.ts'
import { lockOperator } from '../lock-operator.ts'
import { requireSecondOperator } from '../second/require-second-operator.ts'
import { createOperatorAccount } from './create-operator-account.ts'
import { giveRole } from './give-role.ts'

type Decision = { id: string; is_approved: boolean; reason: string }

/** Another operator agrees to a new one, or to the full role; any other full operator may refuse, and the one who asked withdraws. What was decided first counts. */
export async function decideOperatorRequest(context: OperatorContext, { id, is_approved, reason }: Decision) {
  const { db } = context
  const asked = await db.selectFrom('operator_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  const { asked_by, email, name, operator_user_id } = asked
  if (is_approved) await requireSecondOperator(context, asked_by)
  await db.deleteFrom('operator_requests').where('id', '=', id).execute()
  const detail = { kind: asked.kind, asked_by }
  await recordAct(context, {
    act: is_approved ? 'approve_operator' : 'refuse_operator',
    subject_kind: 'operator',
    subject_id: operator_user_id ?? id,
    reason,
    detail,
  })
  if (!is_approved) return { success: true }
  const role = OperatorRole.parse(asked.role)
  if (operator_user_id) await giveRole(context, { member: (await lockOperator(db, operator_user_id)).member, role, reason: asked.reason, asked_by })
  else if (email && name) {
    refuseWithoutMail()
    await createOperatorAccount(context, { email, name, role, asked_by })
  }
  return { success: true }
}
