import { LINK_MINUTES } from '#server/accounts/links/link-minutes.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { verifyEmail } from '#server/platform/mail/texts/verify-email.ts'
import { hashToken, newToken } from '#server/accounts/sessions/token.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'

/** For a registration that waits for its address to be proved: a new link takes the place of the one that did not arrive. */
export async function resendSignUpMail(context: RequestContext & { viewer: OperatorViewer }, { email }: { email: string }) {
  refuseWithoutMail()
  const { db, now, client } = context
  const pending = await db
    .selectFrom('pending_sign_ups')
    .select(['id', 'email'])
    .where('email_key', '=', email.toLowerCase())
    .orderBy('expires_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!pending) fail('NOT_FOUND')
  await rateLimit({ ...context, client: { ...client, address: pending.id } }, 'resend')
  const token = newToken()
  await db
    .updateTable('pending_sign_ups')
    .set({ token_hash: hashToken(token), expires_at: new Date(now().getTime() + LINK_MINUTES * 60_000).toISOString() })
    .where('id', '=', pending.id)
    .execute()
  await sendMail(db, { to: pending.email, ...verifyEmail({ link: `${settings.publicUrl}/registration/verify?token=${token}` }) })
  await recordAct(context, { act: 'resend_mail', subject_kind: 'candidate', subject_id: pending.id, detail: { kind: 'verify_email' } })
  return { success: true }
}
