import type { RequestContext } from '../api.ts'
import { recordAct } from '../audit/record-act.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'
import { holdOperator } from './hold-operator.ts'

/** For whoever lost the app and the recovery codes: their sessions end, and on the next way in they set up another. */
export async function resetSecondFactor(
  context: Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer },
  { id, reason }: { id: string; reason: string },
) {
  await holdOperator(context.db, id)
  await forgetSecondFactor(context.db, id)
  await recordAct(context, { act: 'reset_second_factor', subject_kind: 'operator', subject_id: id, reason })
  return { success: true }
}
