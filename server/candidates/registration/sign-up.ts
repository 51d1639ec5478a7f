import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { alreadyRegistered } from '#server/platform/mail/texts/already-registered.ts'
import { verifyEmail } from '#server/platform/mail/texts/verify-email.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { takeMailTurn } from '#server/accounts/links/take-mail-turn.ts'
import { settings } from '#server/settings.ts'
import { refuseTooYoung } from './refuse-too-young.ts'
import { keepPendingSignUp } from '#server/accounts/pending-sign-ups/keep-pending-sign-up.ts'

/**
 * Keeps a sign-up until its link is opened. For an address that has an account everything happens just the same, but for the words
 * of the mail: neither the answer nor its time tells which it was. The account is not looked at again until the link is used.
 */
export async function signUp(context: RequestContext, { email, password, ...told }: SignUp) {
  const { db, language } = context
  refuseWithoutMail()
  refuseTooYoung(context, told)
  refuseWeakPassword(password, { email }, language)
  await takeMailTurn(context, email)

  const token = await keepPendingSignUp(context, 'pending_sign_ups', { email, password, told })
  const known = await db.selectFrom('candidate_users').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirst()
  const text = known
    ? alreadyRegistered({ reset_link: withNext(`${settings.publicUrl}/password/reset`, told.next), sign_in: withNext('/online/companies/', told.next) })
    : verifyEmail({ link: `${settings.publicUrl}/registration/verify?token=${token}` })
  await sendMail(db, { to: email, candidate_user_id: known?.id ?? null, ...text })
  return { success: true }
}

const withNext = (address: string, next: string) => (next ? `${address}?${new URLSearchParams({ next })}` : address)
