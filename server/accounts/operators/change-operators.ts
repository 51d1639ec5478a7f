import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { accountWith } from '../account/accounts.ts'
import { refuseWithoutMail } from '../links/limit-mails.ts'
import { lockOperator } from './lock-operator.ts'
import { sendOperatorLink } from './operator-links.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { createOperatorAccount } from './requests/create-operator-account.ts'
import { giveRole } from './requests/give-role.ts'
import { notifyOperators } from './second/notify-operators.ts'
import { needsConsent, tieOperators } from './second/tie-operators.ts'

type Asked =
  | { kind: 'create'; email: string; name: string; role: OperatorRole }
  | { kind: 'raise'; operator_user_id: string; role: OperatorRole; reason: string }

const sentences = {
  create: '運営のメンバーを追加する頼みがあります。頼んだ人とは別のメンバーが、メンバーのページで決めます。',
  raise: '運営のメンバーを「変更できる」役割にする頼みがあります。頼んだ人とは別のメンバーが、メンバーのページで決めます。',
}

/** Keeps what takes a second operator's consent until one of them decides, and tells everybody. */
async function requestSecondOperator(context: OperatorContext, asked: Asked, whom: string) {
  const { db, now, viewer } = context
  const kept = await db
    .insertInto('operator_requests')
    .values({ ...asked, asked_by: viewer.id, asked_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) fail('OPERATOR_ASKED')
  const reason = asked.kind === 'raise' ? asked.reason : ''
  await recordAct(context, { act: 'ask_operator', subject_kind: 'operator', subject_id: kept.id, reason, detail: { kind: asked.kind, role: asked.role } })
  await notifyOperators(db, now(), { what: sentences[asked.kind], whom, by: viewer.name, reason })
  return kept.id
}

/** Their row goes, and with it their sessions; the audit log keeps the name they had. They hear of it, too. */
export async function removeOperator(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now, viewer } = context
  const { member, isLast } = await lockOperator(db, id)
  if (isLast) fail('LAST_OPERATOR')
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  await recordAct(context, { act: 'remove_operator', subject_kind: 'operator', subject_id: id, reason, detail: { from: member.role } })
  await notifyOperators(db, now(), { what: '運営のメンバーが外れました。', whom: member.name, by: viewer.name, reason, alsoTo: member.email })
  return { success: true }
}

/** For an operator who lost the app and the recovery codes: their sessions end, and they set up another factor at the next sign-in. */
export async function resetSecondFactor(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now, viewer } = context
  const { member } = await lockOperator(db, id)
  await removeSecondFactor(db, id)
  await tieOperators(context, { id, by: viewer.id, kind: 'reset' })
  await recordAct(context, { act: 'reset_second_factor', subject_kind: 'operator', subject_id: id, reason })
  await notifyOperators(db, now(), { what: '運営のメンバーの二段階認証が外されました。', whom: member.name, by: viewer.name, reason })
  return { success: true }
}

/** A new operator: at once while there is only one who may change things, else when a second one agrees. */
export async function addOperator(context: OperatorContext, { email, name, role }: { email: string; name: string; role: OperatorRole }) {
  refuseWithoutMail()
  const { db, viewer } = context
  if (!(await needsConsent(db))) return { id: await createOperatorAccount(context, { email, name, role, asked_by: viewer.id }), is_waiting: false }
  const known = await accountWith(db, 'operator', email).select('id').executeTakeFirst()
  if (known) fail('OPERATOR_EXISTS')
  return { id: await requestSecondOperator(context, { kind: 'create', email, name, role }, name), is_waiting: true }
}

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

/** A new link to choose a password; the one before is worth nothing. For somebody who has one already, that is a reset. */
export async function inviteOperator(context: OperatorContext, id: string) {
  refuseWithoutMail()
  const { db, now, viewer } = context
  const { member } = await lockOperator(db, id)
  await sendOperatorLink(db, now(), member)
  if (member.password_hash) await tieOperators(context, { id, by: viewer.id, kind: 'reset' })
  await recordAct(context, { act: 'invite_operator', subject_kind: 'operator', subject_id: id })
  await notifyOperators(db, now(), { what: '運営のメンバーに、パスワードを決めるリンクが送られました。', whom: member.name, by: viewer.name })
  return { success: true }
}
