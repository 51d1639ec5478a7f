import { LINK_MINUTES } from '../links/links.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { hashToken, newToken } from '../sessions/session-cookie.ts'
import { SIGN_UP_COOKIE } from './sign-up-cookie.ts'

type Asked = { email: string; password: string | undefined; told: object }

/** Keeps a sign-up until its link is opened, and gives the link's token. This browser may open it without the password. */
export async function savePendingSignUp(
  { db, now, client, answer }: Pick<RequestContext, 'db' | 'now' | 'client' | 'answer'>,
  table: 'pending_sign_ups' | 'pending_company_sign_ups',
  { email, password, told }: Asked,
) {
  const token = newToken()
  const browser = client.cookie(hostCookie.name(SIGN_UP_COOKIE)) || newToken()
  const pending = {
    email,
    // Empty: no password was chosen, and none opens the account.
    password_hash: password === undefined ? '' : await hashPassword(password),
    token_hash: hashToken(token),
    told_sealed: seal(JSON.stringify(told)) ?? '',
    expires_at: new Date(now().getTime() + LINK_MINUTES * 60_000).toISOString(),
  }
  await db
    .insertInto(table)
    .values({ ...pending, browser_hash: hashToken(browser) })
    .onConflict((conflict) => conflict.columns(['email_key', 'browser_hash']).doUpdateSet(pending))
    .execute()
  answer.append('Set-Cookie', hostCookie.header(SIGN_UP_COOKIE, browser, LINK_MINUTES * 60))
  return token
}
