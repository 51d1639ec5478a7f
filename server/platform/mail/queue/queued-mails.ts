import { sql } from 'kysely'
import type { MailSearch } from '#contract/platform/queues/mail-queue.ts'
import type { Database } from '../../database/connect.ts'

export type MailFilter = Pick<MailSearch, 'mail_kind' | 'from' | 'until'>

/** Where a mail stands. */
export const mailState = sql<
  'waiting' | 'sent' | 'failed'
>`case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end`

/** Given up, and not forgotten yet. */
export const isRetryable = sql<boolean>`failed_at is not null and text is not null`

/** The outbox, of a kind and of days: lists, counts and retries start here. */
export function queuedMails(db: Database, { mail_kind, from, until }: MailFilter) {
  let mails = db.selectFrom('mails')
  if (mail_kind) mails = mails.where('kind', '=', mail_kind)
  if (from) mails = mails.where('created_at', '>=', `${from}T00:00:00+09:00`)
  if (until) mails = mails.where('created_at', '<', sql<string>`${`${until}T00:00:00+09:00`}::timestamptz + interval '1 day'`)
  return mails
}
