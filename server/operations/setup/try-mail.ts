import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { testMail } from '#server/platform/mail/texts/operator/test-mail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { smtpTransport } from '#server/platform/smtp/smtp-transport.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { reasonOf } from './reason-of.ts'

/** A test mail to the operator, at once and on a connection for it alone, so that the answer of the mail server can be shown. */
export async function tryMail(context: OperatorContext) {
  const { db, viewer, client } = context
  const { smtpUrl, smtpStarttls, mailFrom } = siteSettings()
  if (!smtpUrl) fail('MAIL_UNAVAILABLE')
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'mail')
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  await recordAct(context, { act: 'send_test_mail', subject_kind: 'site_settings', subject_id: '' })
  const { subject, text, html } = testMail()
  const smtp = smtpTransport(smtpUrl, smtpStarttls)
  const host = URL.parse(smtpUrl)?.host ?? ''
  try {
    const { response } = await smtp.sendMail({
      from: mailFrom,
      to: email,
      subject,
      text,
      html,
      textEncoding: 'base64',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { is_done: true, sentence: `${host} が ${email} へのメールを受け取りました（${reasonOf(response)}）。受信箱を確かめてください。` }
  } catch (error) {
    return { is_done: false, sentence: `送れませんでした。${host} の答え：${reasonOf(error)}` }
  } finally {
    smtp.close()
  }
}
