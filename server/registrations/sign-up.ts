import type { SignUp } from '#contract/registrations.ts'
import { LINK_MINUTES } from '../accounts/links/link-minutes.ts'
import { refuseWithoutMail } from '../accounts/links/refuse-without-mail.ts'
import { refuseWeakPassword } from '../accounts/passwords/refuse-weak-password.ts'
import type { RequestContext } from '../api.ts'
import { hostCookie } from '../host-cookie.ts'
import { alreadyRegistered } from '../mail/texts/already-registered.ts'
import { verifyEmail } from '../mail/texts/verify-email.ts'
import { sendMail } from '../mail/send-mail.ts'
import { seal } from '../seal.ts'
import { hashPassword } from '../sessions/password.ts'
import { takeTurn } from '../sessions/take-turn.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { settings } from '../settings.ts'
import { refuseTooYoung } from './refuse-too-young.ts'
import { SIGN_UP_COOKIE } from './sign-up-cookie.ts'

/**
 * Keeps a sign-up until its link is opened. For an address that has an account everything happens just the same, but for the words
 * of the mail: neither the answer nor its time tells which it was. The account is not looked at again until the link is used.
 */
export async function signUp(context: RequestContext, { email, password, ...told }: SignUp) {
  const { db, now, asker, answer, language } = context
  refuseWithoutMail()
  refuseTooYoung(context, told)
  refuseWeakPassword(password, email, language)
  await takeTurn(context, 'mail')

  const at = now()
  const token = newToken()
  const browser = asker.cookie(hostCookie.name(SIGN_UP_COOKIE)) || newToken()
  const pending = {
    email,
    password_hash: await hashPassword(password),
    token_hash: hashToken(token),
    told_sealed: seal(JSON.stringify(told)) ?? '',
    expires_at: new Date(at.getTime() + LINK_MINUTES * 60_000).toISOString(),
  }
  await db
    .insertInto('pending_sign_ups')
    .values({ ...pending, browser_hash: hashToken(browser) })
    .onConflict((conflict) => conflict.columns(['email_key', 'browser_hash']).doUpdateSet(pending))
    .execute()
  const known = await db.selectFrom('candidate_users').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirst()
  const text = known
    ? alreadyRegistered({ reset_link: `${settings.publicUrl}/password/reset` })
    : verifyEmail({ link: `${settings.publicUrl}/registration/verify?token=${token}` })
  await sendMail(db, { to: email, candidate_user_id: known?.id ?? null, ...text })
  answer.append('Set-Cookie', hostCookie.header(SIGN_UP_COOKIE, browser, LINK_MINUTES * 60))
  return { success: true }
}
