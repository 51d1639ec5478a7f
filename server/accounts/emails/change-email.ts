import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { emailChanged } from '#server/platform/mail/texts/account-mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'
import { refuseViolation } from '#server/platform/errors/refuse-violation.ts'
import { useLink } from '../links/links.ts'

/** Opening the link, in any browser, proves that the new address belongs to the user. A mail goes to the old one. */
export async function changeEmail(context: RequestContext, area: Person['area'], { token }: { token: string }) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const { id, email } = await useLink(context, area, 'change', token)
  const { email: before } = await db.selectFrom('accounts').select('email').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  await db
    .updateTable('accounts')
    .set({ email, email_verified_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
    // Somebody else made it theirs since the mail was sent.
    .catch(refuseViolation('accounts_kind_email_key_key', 'LINK_INVALID'))
  // A link that went to the old address no longer leads anywhere.
  await db.deleteFrom('email_tokens').where('account_id', '=', id).execute()
  await sendMail(db, { to: before, account_id: id, ...emailChanged({ at: now() }) })
  await recordOwnAct(context, { area, id }, { act: 'change_own_account', detail: { what: 'メールアドレスを変えました。' } })
  return { success: true }
}
