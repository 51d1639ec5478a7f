import { operatorActs, operatorMay, type OperatorAct } from '#contract/accounts/operators/operator-acts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { waitingCounts } from './waiting-counts.ts'

/** Who is signed in, what they may do, and what waits. */
export async function showOperatorAccount({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: OperatorViewer }) {
  const { email } = await db.selectFrom('operator_users').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const { id, name, role } = viewer
  const acts = (Object.keys(operatorActs) as OperatorAct[]).filter((act) => operatorMay(role, act))
  return { id, email, name, role, acts, waiting: await waitingCounts(db) }
}
