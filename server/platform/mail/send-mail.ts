import { enqueue } from '../background/enqueue.ts'
import type { Database } from '../database/connect.ts'
import { logger } from '../logging/logger.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { linksOfCompany } from './links-of-company.ts'
import type { MailText } from './mail-text.ts'

type Recipient = {
  to: string
  /** Whose mail it is: leaving takes it along, sent or not. Nobody's is what has to reach somebody who left, or has no account yet. */
  account_id?: string | null | undefined
  /** Whose mail it is without an account; and the meeting that it is about, which it does not outlive. */
  outside_candidate_id?: string
  meeting_id?: string
}

const LONGEST_SUBJECT = 300

/** Puts a mail into the outbox. It leaves after the commit of `db`'s transaction, and never without one: `sendMail(db, { to, account_id, ...verifyEmail({ link }) })`. */
export async function sendMail(db: Database, { to, kind, topic, subject, text, html, unsubscribe_url, ...whose }: Recipient & MailText): Promise<void> {
  // A link that is never sent is only a risk to its owner.
  if (!siteSettings().sendsMail) return logger.warn({ kind }, 'no way to send mail')
  const words = { text, html, ...(whose.account_id && (await linksOfCompany(db, whose.account_id, { text, html }))) }
  const { id: mail_id } = await db
    .insertInto('mails')
    .values({ to_address: to, ...whose, kind, topic, subject: oneLine(subject), ...words, unsubscribe_url })
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
