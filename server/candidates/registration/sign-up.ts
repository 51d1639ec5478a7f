import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { pages } from '#contract/platform/pages.ts'
import { accountWith, addAccount } from '#server/accounts/account/accounts.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
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
import { seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'
import { isSixteen } from './birthday.ts'
import { writeDraft } from './drafts.ts'

/**
 * Stores a sign-up until its link is opened. An address that has an account takes the same path and differs only in the words of the mail: neither the reply
 * nor its time shows the difference. The account is not checked again until the link is used.
 */
export async function signUp(context: RequestContext, { email, password, ...told }: SignUp) {
  const { db, language } = context
  refuseSwitchedOff('candidate_sign_up')
  refuseWithoutMail()
  refuseTooYoung(context, told)
  if (password !== undefined) refuseWeakPassword(password, { email }, language)
  await limitMails(context, email)

  const token = await savePendingSignUp(context, 'pending_sign_ups', { email, password, told })
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

/** Makes the account of a sign-up whose link was opened. */
export async function verifySignUp(context: RequestContext, opened: { token: string; password?: string | undefined }) {
  const { email, password_hash, told } = await consumePendingSignUp<Omit<SignUp, 'email' | 'password'>>(context, 'pending_sign_ups', opened)
  const id = await addCandidateUser(context, { ...told, email, password_hash: password_hash || null })
  // Another sign-up with this address was quicker.
  if (!id) fail('LINK_INVALID')
  await startSession(context, { area: 'candidate', id })
  // A sign-up of the version before has none.
  return { success: true, has_draft: told.registration_draft !== undefined, next: told.next ?? '' }
}

type Newcomer = Omit<SignUp, 'password'> & { password_hash: string | null }

/** A new candidate with all rows that belong to one; undefined when another account has the address already. */
async function addCandidateUser(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { email, password_hash, consents, birthday, is_16_or_older: _said, registration_draft, next: _next, ...user }: Newcomer,
) {
  const at = now().toISOString()
  const candidate_user_id = await addAccount(db, 'candidate', { email, email_verified_at: at, password_hash })
  if (!candidate_user_id) return
  await db
    .insertInto('candidate_users')
    .values({ ...user, id: candidate_user_id, created_at: at, updated_at: at, favorites_by_companies_seen_at: at })
    .execute()
  await db
    .insertInto('candidate_profiles')
    .values({ candidate_user_id, birthday_sealed: seal(birthday ?? null) })
    .execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id }).execute()
  const asked = purposeNames.filter((purpose) => !purposes[purpose].isOptional)
  await recordConsents(db, asked, { candidate_user_id, decided_at: now(), agreed: true })
  await recordConsents(db, ['mail_magazine'], { candidate_user_id, decided_at: now(), agreed: consents.mail_magazine !== undefined })
  if (registration_draft) await writeDraft(db, { candidate_user_id, at, draft: registration_draft })
  return candidate_user_id
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
