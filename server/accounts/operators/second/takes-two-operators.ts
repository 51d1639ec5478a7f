import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { lostColleague } from './lost-colleague.ts'
import { needsConsent } from './tie-operators.ts'

/** Whether an act that takes two operators needs a second one now: there is one, or was until lately. Locks the operators, as `needsConsent` says. */
export const takesTwoOperators = async (context: Pick<OperatorContext, 'db' | 'now'>) => (await needsConsent(context.db)) || lostColleague(context)

/** The same for a page, without a lock. */
export async function showsTwoOperators(context: Pick<OperatorContext, 'db' | 'now'>) {
  const full = await context.db.selectFrom('operator_users').select('id').where('role', '=', 'full').limit(2).execute()
  return full.length > 1 || lostColleague(context)
}
