import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { notifyOperators } from '../second/notify-operators.ts'
import { tieOperators } from '../second/tie-operators.ts'

type Change = { member: { id: string; name: string; role: string }; role: OperatorRole; reason: string; asked_by: string }

/** From their next request on. An operator who gets the full role starts the seven days again. */
export async function giveRole(context: OperatorContext, { member, role, reason, asked_by }: Change) {
  const { db, now, viewer } = context
  const { id, name } = member
  await db.updateTable('operator_users').set({ role, updated_at: now().toISOString() }).where('id', '=', id).execute()
  if (role === 'full') await tieOperators(context, { id, by: asked_by, kind: 'raised' })
  await recordAct(context, { act: 'change_operator_role', subject_kind: 'operator', subject_id: id, reason, detail: { from: member.role, to: role, asked_by } })
  await notifyOperators(db, now(), { what: `運営のメンバーの役割が「${operatorRoleNames[role]}」になりました。`, whom: name, by: viewer.name, reason })
}
