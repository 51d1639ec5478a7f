import type { MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { unknownPlaceholder } from '#contract/platform/site/mail-placeholders.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { type MailText, withWords } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { testMail } from '#server/platform/mail/texts/operator/test-mail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { sampleMails } from './sample-mails.ts'

type Words = { kind: MailKind; subject: string; intro: string }

/** A mail of this kind about invented people, as it is sent now and as it would be with these words. */
export function previewMail({ kind, subject, intro }: Words) {
  for (const [field, text] of Object.entries({ subject, intro })) {
    const unknown = unknownPlaceholder(text)
    if (unknown) fail('INPUT_INVALID', [{ field, message: `「${unknown}」は使えません。` }])
  }
  const words = { ...(subject && { subject }), ...(intro && { intro }) }
  const shown = ({ subject, text }: MailText) => ({ subject, text })
  const make = () => sampleMails()[kind]
  return { before: shown(make()), ...shown(withWords(words, make)) }
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
