import type { SignUp } from '#contract/registrations.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { hostCookie } from '../host-cookie.ts'
import { open } from '../seal.ts'
import { isPassword } from '../sessions/password.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeTurn } from '../sessions/take-turn.ts'
import { hashToken } from '../sessions/token.ts'
import { addCandidateUser } from './add-candidate-user.ts'
import { SIGN_UP_COOKIE } from './sign-up-cookie.ts'

/** Who opens the link shows that the address is theirs; the cookie, or the password, that the sign-up was. Only both together make an account. */
export async function verifySignUp(context: RequestContext, { token, password }: { token: string; password?: string | undefined }) {
  const { db, now, asker, answer } = context
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const pending = await db
    .selectFrom('pending_sign_ups')
    .select(['id', 'email', 'email_key', 'password_hash', 'browser_hash', 'told_sealed'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    // Somebody who opens the same link at this moment waits here, and then finds nothing.
    .forUpdate()
    .executeTakeFirst()
  if (!pending) fail('LINK_INVALID')

  const browser = asker.cookie(hostCookie.name(SIGN_UP_COOKIE))
  if (!browser || !hashToken(browser).equals(pending.browser_hash)) {
    if (password === undefined) fail('SIGN_UP_PASSWORD_REQUIRED')
    if (!(await isPassword(password, pending.password_hash))) fail('WRONG_PASSWORD')
  }

  const told = JSON.parse(open(pending.told_sealed) ?? '') as Omit<SignUp, 'email' | 'password'>
  const id = await addCandidateUser(context, { ...told, email: pending.email, password_hash: pending.password_hash })
  // Another sign-up with this address was quicker.
  if (!id) fail('LINK_INVALID')
  await db.deleteFrom('pending_sign_ups').where('email_key', '=', pending.email_key).execute()
  answer.append('Set-Cookie', hostCookie.header(SIGN_UP_COOKIE, '', 0))
  await startSession(context, id)
  return { success: true, has_draft: told.registration_draft !== undefined }
}
