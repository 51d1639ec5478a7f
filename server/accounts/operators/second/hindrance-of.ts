import { secondOperatorRefusals, SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { hasSecondOperator, secondOperatorRefusal } from './require-second-operator.ts'

const NOBODY = `いま承認できるメンバーはいません。加わってから${SETTLED_DAYS}日たった、あなたと互いに加えたことのないメンバーが承認できます。サーバーの npm run operator:create で加えたメンバーは、だれとも結び付きません。`

/** Why the viewer cannot approve what this operator asked, or why nobody can; empty when somebody can. For pages that say so before somebody presses. */
export async function hindranceOf(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, requested_by: string) {
  if (requested_by === context.viewer.id) return (await hasSecondOperator(context, requested_by)) ? '' : NOBODY
  const refusal = await secondOperatorRefusal(context, requested_by)
  return refusal ? secondOperatorRefusals[refusal].message : ''
}
