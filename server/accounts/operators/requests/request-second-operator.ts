import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { notifyOperators } from '../second/notify-operators.ts'

type Asked =
  | { kind: 'create'; email: string; name: string; role: OperatorRole }
  | { kind: 'raise'; operator_user_id: string; role: OperatorRole; reason: string }

const sentences = {
  create: '運営のメンバーを加える頼みがあります。頼んだ人とは別のメンバーが、メンバーのページで決めます。',
  raise: '運営のメンバーを「変更できる」役割にする頼みがあります。頼んだ人とは別のメンバーが、メンバーのページで決めます。',
}

/** Keeps what takes a second operator's consent until one of them decides, and tells everybody. */
export async function requestSecondOperator(context: OperatorContext, asked: Asked, whom: string) {
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
