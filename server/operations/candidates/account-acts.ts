import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { pages } from '#contract/platform/pages.ts'
import { signOutEverywhere } from '#server/accounts/devices/sign-out-everywhere.ts'
import { hasFactor } from '#server/accounts/sessions/factors/has-factor.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { secondFactorReset } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import { settings } from '#server/settings.ts'
import type { OperatorContext } from '../reports/write-report.ts'
import { subjectOf } from './subject-of.ts'

/** For an account that an intruder took over: every session ends, and links in earlier mails become invalid. */
export async function endSessions(context: OperatorContext, { area, id, reason }: { area: PersonArea; id: string; reason: string }) {
  const { db } = context
  const held = await db.selectFrom('accounts').select('id').where('id', '=', id).where('kind', '=', area).forNoKeyUpdate().executeTakeFirst()
  if (!held) fail('NOT_FOUND')
  const sessions = await signOutEverywhere(db, { area, id })
  await recordAct(context, { act: 'end_sessions', subject_kind: subjectOf[area], subject_id: id, reason, detail: { sessions } })
  return { success: true }
}

/**
 * For a candidate who lost the app, the recovery codes and the passkeys. The password alone signs in afterwards, on every device again. Passkeys stay as a way
 * to sign in: the mail asks to delete those of a lost device. The reason says how the identity was checked, and only operators read it.
 */
export async function resetSecondFactor(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now } = context
  const held = await db.selectFrom('accounts').select('email').where('id', '=', id).where('kind', '=', 'candidate').forNoKeyUpdate().executeTakeFirst()
  if (!held) fail('NOT_FOUND')
  if (!(await hasFactor(db, id))) fail('NO_SECOND_FACTOR')
  await db
    .updateTable('accounts')
    .set({ totp_secret_sealed: null, totp_confirmed_at: null, totp_last_step: null, recovery_codes: [], passkey_factor_at: null })
    .where('id', '=', id)
    .execute()
  const sessions = await signOutEverywhere(db, { area: 'candidate', id })
  await recordAct(context, { act: 'reset_candidate_factor', subject_kind: 'candidate', subject_id: id, reason, detail: { sessions } })
  await notify(db, { kind: 'notice', to: { candidate_user_id: id }, subject: { type: 'second_factor', id }, at: now(), mail: null })
  const links = { reset_link: settings.publicUrl + pages.passwordReset('candidate'), contact_link: settings.publicUrl + pages.contact() }
  await sendMail(db, { to: held.email, account_id: id, ...secondFactorReset({ at: now(), ...links }) })
  return { success: true }
}

/** A tier that operators give to senior candidates; never paid for. */
export async function grantPremium(context: OperatorContext, { id, premium, reason }: { id: string; premium: boolean; reason: string }) {
  const { db, now } = context
  if (!(await lockCandidate(db, id))) fail('NOT_FOUND')
  const held = await db.selectFrom('candidate_users').select('premium_granted_at').where('id', '=', id).executeTakeFirst()
  if (Boolean(held?.premium_granted_at) === premium) return { success: true }
  await db
    .updateTable('candidate_users')
    .set({ premium_granted_at: premium ? now().toISOString() : null })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: 'grant_premium', subject_kind: 'candidate', subject_id: id, reason, detail: { premium } })
  const detail = { change: premium ? 'given' : 'taken' }
  await notify(db, { kind: 'notice', to: { candidate_user_id: id }, subject: { type: 'premium', id }, detail, at: now() })
  return { success: true }
}
