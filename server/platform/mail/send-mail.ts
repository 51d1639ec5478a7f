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
}

const LONGEST_SUBJECT = 300

/** Puts a mail into the outbox. It leaves after the commit of `db`'s transaction, and never without one: `sendMail(db, { to, account_id, ...verifyEmail({ link }) })`. */
export async function sendMail(db: Database, { to, account_id, kind, topic, subject, text, html, unsubscribe_url }: Recipient & MailText): Promise<void> {
  // A link that is never sent is only a risk to its owner.
  if (!siteSettings().sendsMail) return logger.warn({ kind }, 'no way to send mail')
  const words = { text, html, ...(account_id && (await linksOfCompany(db, account_id, { text, html }))) }
  const { id: mail_id } = await db
    .insertInto('mails')
    .values({ to_address: to, account_id, kind, topic, subject: oneLine(subject), ...words, unsubscribe_url })
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
