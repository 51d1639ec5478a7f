import { signOutEverywhere } from '#server/accounts/devices/sign-out-everywhere.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { secondFactorReset } from '#server/platform/mail/texts/sign-in/second-factor-reset.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import type { OperatorContext } from '../reports/lock-report.ts'
import { hasFactor } from '#server/accounts/sessions/factors/has-factor.ts'
import { securityPage } from '#server/accounts/sessions/ways/security-page.ts'
import { settings } from '#server/settings.ts'

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
  const sessions = await signOutEverywhere(db, id)
  await recordAct(context, { act: 'reset_candidate_factor', subject_kind: 'candidate', subject_id: id, reason, detail: { sessions } })
  const title = '運営が二段階認証を外しました'
  await deliverNotification(db, { candidate_user_id: id, kind: 'notice', title, path: securityPage.candidate, at: now(), mail: null })
  const links = { reset_link: `${settings.publicUrl}/password/reset`, contact_link: `${settings.publicUrl}/about/contact` }
  await sendMail(db, { to: held.email, account_id: id, ...secondFactorReset({ at: now(), ...links }) })
  return { success: true }
}
