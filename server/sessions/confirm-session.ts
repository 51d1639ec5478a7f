import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { factorShown } from '../second-factors/factor-shown.ts'
import { isPassword } from './password.ts'
import { startSession } from './start-session.ts'
import { takeTurn } from './take-turn.ts'

/** Proves once more who is at the screen; the session goes on under a new secret. */
export async function confirmSession(context: RequestContext, password: string) {
  const { viewer } = context
  if (!viewer) fail('SIGN_IN_REQUIRED')
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { password_hash } = await context.db
    .selectFrom(ofArea[viewer.area].people)
    .select('password_hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, password_hash))) fail('WRONG_PASSWORD')
  await startSession(context, viewer.id, { area: viewer.area, second_factor_at: factorShown(context, viewer.id) })
  return { success: true }
}
