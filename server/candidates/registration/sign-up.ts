import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { pages } from '#contract/platform/pages.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import { addIdentity, type Identity } from '#server/accounts/external/identities.ts'
import { limitMails, refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { consumePendingSignUp } from '#server/accounts/pending-sign-ups/consume-pending-sign-up.ts'
import { savePendingSignUp } from '#server/accounts/pending-sign-ups/save-pending-sign-up.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { fail } from '#server/fail.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { alreadyRegistered, verifyEmail } from '#server/platform/mail/texts/account-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { addCandidateUser } from './add-candidate-user.ts'
import { isSixteen } from './birthday.ts'

/**
 * Stores a sign-up until its link is opened. An address that has an account takes the same path and differs only in the words of the mail: neither the reply
 * nor its time shows the difference. The account is not checked again until the link is used.
 */
export async function signUp(context: RequestContext, { email, password, ...told }: SignUp, identity?: Identity) {
  const { db, language } = context
  refuseSwitchedOff('candidate_sign_up')
  refuseWithoutMail()
  refuseTooYoung(context, told)
  if (password !== undefined) refuseWeakPassword(password, { email }, language)
  await limitMails(context, email)

  const token = await savePendingSignUp(context, 'pending_sign_ups', { email, password, told: { ...told, identity } })
  const known = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  const text = known
    ? alreadyRegistered({
        reset_link: withNext(settings.publicUrl + pages.passwordReset('candidate'), told.next),
        sign_in: withNext(pages.signIn(), told.next),
      })
    : verifyEmail({ link: settings.publicUrl + pages.registrationVerify(token) })
  await sendMail(db, { to: email, account_id: known?.id ?? null, ...text })
  return { success: true }
}

const withNext = (address: string, next: string) => (next ? `${address}?${new URLSearchParams({ next })}` : address)

type Told = Omit<SignUp, 'email' | 'password'>
type Age = { birthday?: string | undefined; is_16_or_older?: boolean }

const sentences = {
  young: { ja: '16歳になるまで登録できません。', en: 'You can register from the age of 16.' },
  unsaid: { ja: '16歳以上のとき、チェックを入れてください。', en: 'Please state that you are 16 or older.' },
}

/** Candidates are at least sixteen: the birthday shows it, or else the visitor states it. */
export function refuseTooYoung({ now, language }: Pick<RequestContext, 'now' | 'language'>, { birthday, is_16_or_older }: Age) {
  if (birthday && !isSixteen(birthday, now())) fail('INPUT_INVALID', [{ field: 'birthday', message: sentences.young[language] }])
  if (!birthday && !is_16_or_older) fail('INPUT_INVALID', [{ field: 'is_16_or_older', message: sentences.unsaid[language] }])
}

/** Makes the account of a sign-up whose link was opened. */
export async function verifySignUp(context: RequestContext, opened: { token: string; password?: string | undefined }) {
  const pending = await consumePendingSignUp<Told & { identity?: Identity }>(context, 'pending_sign_ups', opened)
  const { email, password_hash, isSameBrowser } = pending
  const { identity, ...told } = pending.told
  const id = await addCandidateUser(context, { ...told, email, password_hash: password_hash || null })
  // Another sign-up with this address was quicker.
  if (!id) fail('LINK_INVALID')
  // In another browser it could be a stranger's, who entered this address: their identity would open the account.
  if (identity && isSameBrowser) await addIdentity(context, id, identity)
  await startSession(context, { area: 'candidate', id })
  // A sign-up of the version before has none.
  return { success: true, has_draft: told.registration_draft !== undefined, next: told.next ?? '' }
}

/** An invitation may be sent again for this long after its end. */
const FORGOTTEN_AFTER = 30 * 86_400_000

/** For so long a claimer may ask about the decision on their claim. */
const CLAIMS_KEPT = 180 * 86_400_000

/** Deletes sign-ups whose link was not opened in time. */
export async function purgeSignUps({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const at = now().toISOString()
  await db.deleteFrom('pending_sign_ups').where('expires_at', '<', at).execute()
  await db.deleteFrom('pending_company_sign_ups').where('expires_at', '<', at).execute()
  const longAgo = new Date(now().getTime() - FORGOTTEN_AFTER).toISOString()
  await db.deleteFrom('member_invitations').where('expires_at', '<', longAgo).execute()
  const decidedBefore = new Date(now().getTime() - CLAIMS_KEPT).toISOString()
  await db.deleteFrom('company_claims').where('decided_at', '<', decidedBefore).execute()
}
