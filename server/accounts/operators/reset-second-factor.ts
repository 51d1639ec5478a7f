import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { lockOperator } from './lock-operator.ts'
import { notifyOperators } from './second/notify-operators.ts'
import { tieOperators } from './second/tie-operators.ts'

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
