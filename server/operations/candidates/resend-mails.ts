import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { pages } from '#contract/platform/pages.ts'
import { LINK_MINUTES } from '#server/accounts/links/links.ts'
import { refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { verifyEmail } from '#server/platform/mail/texts/account-mails.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'
import { subjectOf } from './subject-of.ts'

/** A link for a new password, to the person's own address only. */
export async function resendMail(context: RequestContext & { viewer: OperatorViewer }, { area, id }: { area: PersonArea; id: string }) {
  refuseWithoutMail()
  const { db, client } = context
  const person = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .where('kind', '=', area)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!person) fail('NOT_FOUND')
  await rateLimit({ ...context, client: { ...client, address: id } }, 'resend')
  await enqueue(db, 'send_reset_link', { email_sealed: seal(person.email) ?? '', area })
  await recordAct(context, { act: 'resend_mail', subject_kind: subjectOf[area], subject_id: id, detail: { kind: 'reset_password' } })
  return { success: true }
}

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
  await sendMail(db, { to: pending.email, ...verifyEmail({ link: settings.publicUrl + pages.registrationVerify(token) }) })
  await recordAct(context, { act: 'resend_mail', subject_kind: 'candidate', subject_id: pending.id, detail: { kind: 'verify_email' } })
  return { success: true }
}
