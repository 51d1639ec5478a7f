import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { isPassword } from './password.ts'
import { startSession } from './start-session.ts'
import { takeTurn } from './take-turn.ts'

/** Proves once more who is at the screen; the session goes on under a new secret. */
export async function confirmSession(context: RequestContext, password: string) {
  if (context.viewer?.area !== 'candidate') fail('SIGN_IN_REQUIRED')
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { password_hash } = await context.db.selectFrom('candidate_users').select('password_hash').where('id', '=', context.viewer.id).executeTakeFirstOrThrow()
  if (!(await isPassword(password, password_hash))) fail('WRONG_PASSWORD')
  await startSession(context, context.viewer.id)
  return { success: true }
}
