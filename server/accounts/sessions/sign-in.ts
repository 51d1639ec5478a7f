import { accountWith } from '../account/accounts.ts'
import { landingOf } from '../account/memberships.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { isPassword } from './password/password.ts'
import { startSession } from './start-session.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { logTry } from './tries/log-try.ts'
import { countTry } from './tries/count-try.ts'

/** Signs in with address and password. Which of the two is wrong, and whether the address is known, shows neither in the answer nor in its time. */
export async function signIn(context: RequestContext, { email, password, area }: { email: string; password: string; area: Area }) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const known = await accountWith(context.db, area, email)
    .select(['id', 'password_hash', 'is_demo'])
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (known?.is_demo && !context.client.isLocal) fail('DEMO_ELSEWHERE')
  const tried = { act: 'password', area, email, id: known?.id } as const
  const forgetTries = await countTry(context, tried)
  if (!(await isPassword(password, known?.password_hash)) || !known) {
    logTry(context, { ...tried, outcome: 'refused' })
    fail('WRONG_PASSWORD')
  }
  await forgetTries()
  const started = await startSession(context, await landingOf(context.db, { area, id: known.id }), { isArrival: true })
  logTry(context, { ...tried, outcome: 'passed' })
  return { area, ...started }
}
