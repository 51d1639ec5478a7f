import { accountWith } from '#server/accounts/account/account-with.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { alreadyRegistered } from '#server/platform/mail/texts/already-registered.ts'
import { verifyEmail } from '#server/platform/mail/texts/verify-email.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { limitMails } from '#server/accounts/links/limit-mails.ts'
import { settings } from '#server/settings.ts'
import { savePendingSignUp } from '#server/accounts/pending-sign-ups/save-pending-sign-up.ts'
import { fail } from '#server/fail.ts'
import { isSixteen } from './is-sixteen.ts'

/**
 * Stores a sign-up until its link is opened. An address that has an account takes the same path and differs only in the words of the mail: neither the reply
 * nor its time shows the difference. The account is not checked again until the link is used.
 */
export async function signUp(context: RequestContext, { email, password, ...told }: SignUp) {
  const { db, language } = context
  refuseWithoutMail()
  refuseTooYoung(context, told)
  refuseWeakPassword(password, { email }, language)
  await limitMails(context, email)

  const token = await savePendingSignUp(context, 'pending_sign_ups', { email, password, told })
  const known = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  const text = known
    ? alreadyRegistered({ reset_link: withNext(`${settings.publicUrl}/password/reset`, told.next), sign_in: withNext('/online/companies/', told.next) })
    : verifyEmail({ link: `${settings.publicUrl}/registration/verify?token=${token}` })
  await sendMail(db, { to: email, account_id: known?.id ?? null, ...text })
  return { success: true }
}

const withNext = (address: string, next: string) => (next ? `${address}?${new URLSearchParams({ next })}` : address)

type Told = { birthday?: string | undefined; is_16_or_older?: boolean }

const sentences = {
  young: { ja: '16歳になるまで登録できません。', en: 'You can register from the age of 16.' },
  unsaid: { ja: '16歳以上のとき、チェックを入れてください。', en: 'Please state that you are 16 or older.' },
}

/** Candidates are at least sixteen: the birthday shows it, or else the visitor states it. */
function refuseTooYoung({ now, language }: Pick<RequestContext, 'now' | 'language'>, { birthday, is_16_or_older }: Told) {
  if (birthday && !isSixteen(birthday, now())) fail('INPUT_INVALID', [{ field: 'birthday', message: sentences.young[language] }])
  if (!birthday && !is_16_or_older) fail('INPUT_INVALID', [{ field: 'is_16_or_older', message: sentences.unsaid[language] }])
}
