import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { startSession } from '../sessions/start-session.ts'
import { logTry } from '../sessions/tries/log-try.ts'

/** Only what was linked opens anything: an address that LINE may know is never asked for. */
export async function signInWithLine(context: RequestContext, line_user_id: string) {
  const linked = await context.db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select('accounts.id')
    .where('line_user_id', '=', line_user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!linked) {
    logTry(context, { act: 'line', outcome: 'refused', area: 'candidate' })
    fail('LINE_NOT_LINKED')
  }
  logTry(context, { act: 'line', outcome: 'passed', area: 'candidate', id: linked.id })
  return startSession(context, { area: 'candidate', id: linked.id }, { isArrival: true })
}
