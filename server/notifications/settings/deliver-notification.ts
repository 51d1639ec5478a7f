import type { NotificationKind } from '#contract/notifications/settings/notification-settings.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { notification } from '#server/platform/mail/texts/notification.ts'
import { sanitizedNotice } from '../announcements/sanitized-notice.ts'
import { enqueuePush } from '../push/enqueue-push.ts'
import { unsubscribeUrl } from '../unsubscribe-urls/unsubscribe-url.ts'
import { hasLine } from './has-line.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'

type Told = {
  candidate_user_id: string
  kind: NotificationKind
  title: string
  /** HTML: users' text has to be escaped. */
  message?: string
  /** The path of its link on this site. */
  path: string
  at: Date
  /** In place of the plain mail that carries the title and a link; null when there shall be none. */
  mail?: MailText | null
  /** Under the same key the candidate is notified once, however often it is called. */
  dedupe_key?: string
}

/** Notifies a candidate: always in their list of notifications, beyond that as they set it. Everything leaves after the commit of `db`'s transaction. */
export async function deliverNotification(db: Database, { candidate_user_id, kind, title, message = '', path, at, mail, dedupe_key }: Told) {
  const begun = at.toISOString()
  // The account first, in the order of all writers (docs/decisions, one order of locks): a candidate who leaves at this moment finishes first.
  const person = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select(['email', 'email_verified_at', 'enable_notification', 'line_user_id'])
    .where('accounts.id', '=', candidate_user_id)
    .forKeyShare('accounts')
    .executeTakeFirstOrThrow()
  const told = await db
    .insertInto('notifications')
    .values({ candidate_user_id, kind, title, message: sanitizedNotice(message), path, display_start_at: begun, created_at: begun, dedupe_key })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'dedupe_key']).where('dedupe_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!told) return
  const { id } = told
  if (!person.enable_notification) return told
  const wished = (await notificationSettingsOf(db, candidate_user_id)).find((one) => one.kind === kind)
  if (wished?.by_mail && mail !== null && person.email_verified_at) {
    await sendMail(db, {
      to: person.email,
      account_id: candidate_user_id,
      ...(mail ?? notification({ kind, title, path, unsubscribe_url: unsubscribeUrl({ candidate_user_id, kind }) })),
    })
  }
  if (wished?.by_push) await enqueuePush(db, { candidate_user_id, notification_id: id })
  if (wished?.by_line && hasLine(person)) await enqueue(db, 'deliver_line', { notification_id: id })
  return told
}
