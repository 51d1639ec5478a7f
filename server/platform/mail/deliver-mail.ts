import type { Selectable } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { siteSettings } from '#server/settings/site-settings.ts'
import type { TaskRun } from '../background/task-context.ts'
import type { DB } from '../database/schema.ts'
import { logger } from '../logging/logger.ts'
import { forgotten } from './queue/mail-jobs.ts'

type SmtpError = { code?: unknown; responseCode?: unknown }

const ours = new Set(['EAUTH', 'ETLS'])

/** Why a mail server refused a mail, as a code, because its own words quote the address. A permanent refusal (5xx) is not tried again. */
export function mailFailure(error: unknown) {
  const { code, responseCode } = (typeof error === 'object' && error ? error : {}) as SmtpError
  const answer = typeof responseCode === 'number' ? String(responseCode) : ''
  const name = typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'UNKNOWN'
  // A wrong password of ours, or a server without TLS, is no fault of the mail.
  return { code: `${name} ${answer}`.trim(), isPermanent: answer.startsWith('5') && !ours.has(name) }
}

/** Sends one mail of the outbox. Its text and recipient are deleted as soon as it is sent; a mail that was given up can be tried again for a week. */
export async function deliverMail({ db, now, smtp, isLastTry }: TaskRun, { mail_id }: { mail_id: string }) {
  // Without a mail server it stays where it is, for the development inbox.
  if (!smtp) return
  const own = db.selectFrom('mails').where('id', '=', mail_id)
  const mail = await own.selectAll().where('sent_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst()
  // The account left in between, and its mail was deleted with it.
  if (!mail) return

  const tried = db.updateTable('mails').where('id', '=', mail_id)
  const at = now().toISOString()
  try {
    await smtp.sendMail(mailMessage(mail))
  } catch (error) {
    const { code, isPermanent } = mailFailure(error)
    const isGivenUp = isPermanent || isLastTry
    await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: code, ...(isGivenUp ? { failed_at: at } : {}) })).execute()
    if (!isGivenUp) throw error
    return logger.warn({ kind: mail.kind, code }, 'mail given up')
  }
  // An operator may have stopped it while it was on its way.
  await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: '', sent_at: at, failed_at: null, ...forgotten })).execute()
}

type Mail = Pick<Selectable<DB['mails']>, 'id' | 'to_address' | 'subject' | 'text' | 'html' | 'unsubscribe_url'>

/** A row of the outbox as the mail it becomes. Sent twice after a crash, it carries the same Message-ID: programs show it once. */
function mailMessage({ id, to_address, subject, text, html, unsubscribe_url }: Mail): SendMailOptions {
  const { mailFrom } = siteSettings()
  const to = to_address ?? ''
  return {
    from: mailFrom,
    to: { name: '', address: to },
    // Passed separately, so that nothing in a header is read for more recipients.
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
