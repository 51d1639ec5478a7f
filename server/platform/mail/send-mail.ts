import { enqueue } from '../background/enqueue.ts'
import type { Database } from '../database/connect.ts'
import { logger } from '../logging/logger.ts'
import { settings } from '#server/settings.ts'
import type { MailText } from './mail-text.ts'

type Recipient = {
  to: string
  /** The account of the mail: when it is deleted, its mails are deleted, sent or not. Mails to users who left, or who have no account yet, belong to none. */
  candidate_user_id?: string | null
  company_user_id?: string | null
  operator_user_id?: string | null
}

const LONGEST_SUBJECT = 300

/** Puts a mail into the outbox. It leaves after the commit of `db`'s transaction, and never without one: `sendMail(db, { to, candidate_user_id, ...verifyEmail({ link }) })`. */
export async function sendMail(
  db: Database,
  { to, candidate_user_id, company_user_id, operator_user_id, kind, topic, subject, text, html, unsubscribe_url }: Recipient & MailText,
): Promise<void> {
  // A link that is never sent is only a risk to its recipient.
  if (!settings.sendsMail) return logger.warn({ kind }, 'no way to send mail')
  const { id: mail_id } = await db
    .insertInto('mails')
    .values({ to_address: to, candidate_user_id, company_user_id, operator_user_id, kind, topic, subject: oneLine(subject), text, html, unsubscribe_url })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, 'deliver_mail', { mail_id })
}

/** Subjects quote names that users typed: a line break in one would begin a header. */
const oneLine = (subject: string) =>
  subject
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
