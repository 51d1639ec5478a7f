import type { SendMailOptions } from 'nodemailer'
import type { Selectable } from 'kysely'
import type { DB } from '../database/schema.ts'
import { settings } from '#server/settings.ts'

type Mail = Pick<Selectable<DB['mails']>, 'id' | 'to_address' | 'subject' | 'text' | 'html' | 'unsubscribe_url'>

/** A row of the outbox as the mail it becomes. Sent twice after a crash, it carries the same Message-ID: programs show it once. */
export function mailMessage({ id, to_address, subject, text, html, unsubscribe_url }: Mail): SendMailOptions {
  const { mailFrom } = settings
  const to = to_address ?? ''
  return {
    from: mailFrom,
    to: { name: '', address: to },
    // Said apart, so that nothing in a header is read for more recipients.
    envelope: { from: mailFrom.address, to: [to] },
    messageId: `<${id}@${mailFrom.address.split('@')[1]}>`,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    textEncoding: 'base64',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One click in the mail program ends it, without a page in between (RFC 8058).
      ...(unsubscribe_url ? { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  }
}
