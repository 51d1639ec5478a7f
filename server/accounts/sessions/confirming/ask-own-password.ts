import type { RequestContext } from '#server/platform/request/request-context.ts'
import { credentialsOf } from '#server/accounts/account/memberships.ts'
import { fail } from '#server/fail.ts'
import { isPassword } from '../password/password.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { logTry } from '../tries/log-try.ts'
import { countTry } from '../tries/count-try.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Refuses who is signed in but does not know the password. Tries are counted as those of signing in. */
export async function askOwnPassword(context: RequestContext & { viewer: Viewer }, act: 'confirm' | 'change_password', password: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { area } = context.viewer
  const id = await credentialsOf(context.db, context.viewer)
  const forgetTries = await countTry(context, { act, area, id })
  const { password_hash } = await context.db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
  const isRight = await isPassword(password, password_hash)
  logTry(context, { act, outcome: isRight ? 'passed' : 'refused', area, id })
  if (!isRight) fail('WRONG_PASSWORD')
  await forgetTries()
}
