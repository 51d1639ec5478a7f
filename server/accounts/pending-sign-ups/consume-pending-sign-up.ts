import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { isPassword } from '../sessions/password/password.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { hashToken } from '../sessions/session-cookie.ts'
import { SIGN_UP_COOKIE } from './sign-up-cookie.ts'

type Opened = { token: string; password?: string | undefined }

/**
 * Who opens the link shows that the address is theirs; the cookie, or the password, that the sign-up was. Only both together count: otherwise a stranger's password
 * would open the account of the owner of the address. A sign-up without a password gives a stranger nothing, and its link is enough in any browser.
 */
export async function consumePendingSignUp<Told>(context: RequestContext, table: 'pending_sign_ups' | 'pending_company_sign_ups', { token, password }: Opened) {
  const { db, now, client, answer } = context
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const pending = await db
    .selectFrom(table)
    .select(['id', 'email', 'email_key', 'password_hash', 'browser_hash', 'told_sealed'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    // Somebody who opens the same link at this moment waits here, and then finds nothing.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!pending) fail('LINK_INVALID')

  const browser = client.cookie(hostCookie.name(SIGN_UP_COOKIE))
  const isSameBrowser = browser !== undefined && browser !== '' && hashToken(browser).equals(pending.browser_hash)
  if (!isSameBrowser && pending.password_hash) {
    if (password === undefined) fail('SIGN_UP_PASSWORD_REQUIRED')
    if (!(await isPassword(password, pending.password_hash))) fail('WRONG_PASSWORD')
  }
  await db.deleteFrom(table).where('email_key', '=', pending.email_key).execute()
  answer.append('Set-Cookie', hostCookie.header(SIGN_UP_COOKIE, '', 0))
  const { email, password_hash, told_sealed } = pending
  return { email, password_hash, isSameBrowser, told: JSON.parse(open(told_sealed) ?? '') as Told }
}
