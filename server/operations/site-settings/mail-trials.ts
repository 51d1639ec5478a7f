import type { MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { mailKindNames } from '#contract/notifications/settings/mail-kinds.ts'
import { unknownPlaceholder } from '#contract/platform/site/mail-placeholders.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { mailText } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { testMail } from '#server/platform/mail/texts/operator/test-mail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

type Words = { kind: MailKind; subject: string; intro: string }

/** A mail with these words around what this kind of mail says. */
export function previewMail({ kind, subject, intro }: Words) {
  for (const [field, text] of Object.entries({ subject, intro })) {
    const unknown = unknownPlaceholder(text)
    if (unknown) fail('INPUT_INVALID', [{ field, message: `「${unknown}」は使えません。` }])
  }
  const words = { ...(subject && { subject }), ...(intro && { intro }) }
  const mail = mailText({ kind, subject: mailKindNames[kind], parts: ['（ここに、このメールの本文が入ります。）'] }, words)
  return { subject: mail.subject, text: mail.text }
}

/** Through the same queue as every mail, so that it tells whether they arrive. */
export async function sendTestMail(context: OperatorContext) {
  if (!siteSettings().sendsMail) fail('MAIL_UNAVAILABLE')
  const { db, viewer, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'mail')
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  await sendMail(db, { to: email, account_id: viewer.id, ...testMail() })
  await recordAct(context, { act: 'send_test_mail', subject_kind: 'site_settings', subject_id: '' })
  return { success: true }
}
