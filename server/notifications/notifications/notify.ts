import { sql } from 'kysely'
import type { NotificationChannel } from '#contract/notifications/kinds/kind-of-audience.ts'
import type { NotificationKind, notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { stayingAccounts } from '#server/accounts/account/accounts.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { memberNotification } from '#server/platform/mail/texts/member-notification.ts'
import { notification as candidateNotification } from '#server/platform/mail/texts/notification.ts'
import { canBeTurnedOff, hasLine, isOn, notificationSettingsOf } from './notification-settings.ts'
import { type ShownNotification, shownNotifications } from './readable-notifications.ts'
import { unsubscribeUrl } from './unsubscribe-url.ts'

type Sent = {
  notification: ShownNotification
  account: { id: string; email: string; email_verified_at: string | null; line_user_id: string | null }
  mail?: ((company: string) => MailText) | null | undefined
}

/** Half a day of tries; the candidate reads older ones on the site. */
const PUSH_TRIES = 8

/** How a notification leaves by each channel. A new channel is one entry here, beside its name in the contract. */
const channels: Record<NotificationChannel, (db: Database, sent: Sent) => Promise<void>> = {
  mail: async (db, { notification, account, mail }) => {
    if (mail === null || !account.email_verified_at) return
    await sendMail(db, { to: account.email, account_id: account.id, ...(mail?.(notification.company) ?? usualMail(notification)) })
  },
  /** One job for each device, so that one that does not answer keeps nothing from the others. */
  push: async (db, { notification, account }) => {
    const devices = await db.selectFrom('push_subscriptions').select('id').where('candidate_user_id', '=', account.id).execute()
    for (const { id } of devices) await enqueue(db, 'deliver_push', { push_subscription_id: id, notification_id: notification.id }, { tries: PUSH_TRIES })
  },
  line: async (db, { notification, account }) => {
    if (hasLine(account)) await enqueue(db, 'deliver_line', { notification_id: notification.id })
  },
}

function usualMail({ audience, kind, account_id, title, path, company, candidate }: ShownNotification) {
  const unsubscribe_url = canBeTurnedOff(kind, 'mail') ? unsubscribeUrl({ account_id, kind }) : undefined
  return audience === 'candidate'
    ? candidateNotification({ kind, title, path, unsubscribe_url })
    : memberNotification({ kind, company, candidate, unsubscribe_url })
}

type ToMembers = {
  company_id: number
  /** The responsible member; without one, or when they left, the recruiters and admins. */
  company_user_id?: string | null
  /** Only administrators. */
  isForAdmins?: boolean
}
type Recipients = { candidate: { candidate_user_id: string }; company: ToMembers }
type AudienceOf<Kind extends NotificationKind> = (typeof notificationKinds)[Kind]['audience']

type Told<Kind extends NotificationKind> = {
  kind: Kind
  to: Recipients[AudienceOf<Kind>]
  subject: { type: (typeof notificationKinds)[Kind]['subjects'][number]; id: string | number }
  at: Date
  /** Under the same key each account is notified once, however often it is called. */
  dedupe_key?: string
  /** The company, the candidate and the job that the text names. Members always read of their own company. */
  company_id?: number
  candidate_user_id?: string | null
  job_id?: number | null
  detail?: Record<string, string>
  /** In place of the mail that carries only a sign that a notification waits; null when there shall be none. */
  mail?: ((company: string) => MailText) | null
}

/**
 * Notifies a candidate or members of a company: always in their list of notifications, beyond that by the channels of the kind, as each set it. Everything
 * leaves after the commit of `db`'s transaction.
 */
export async function notify<Kind extends NotificationKind>(db: Database, { kind, to, subject, at, mail, detail = {}, ...about }: Told<Kind>) {
  const meant = await ('candidate_user_id' in to ? [to.candidate_user_id] : membersMeant(db, to, about.candidate_user_id ?? null))
  // The accounts first, in the order of all writers (docs/decisions, one order of locks): an account that leaves at this moment finishes first.
  const staying = await stayingAccounts(db, meant)
  const recipients = meant.filter((id) => staying.has(id))
  if (recipients.length === 0) return
  const row = {
    ...about,
    ...('company_id' in to && { company_id: to.company_id }),
    kind,
    subject_type: subject.type,
    subject_id: String(subject.id),
    detail: JSON.stringify(detail),
    created_at: at.toISOString(),
  }
  const told = await db
    .insertInto('notifications')
    .values(recipients.map((account_id) => ({ ...row, account_id })))
    .onConflict((conflict) => conflict.columns(['account_id', 'dedupe_key']).doNothing())
    .returning('id')
    .execute()
  if (told.length === 0) return
  const shown = await shownNotifications(
    db,
    told.map(({ id }) => id),
    at,
  )
  const accounts = await reachableAccounts(
    db,
    shown.map(({ account_id }) => account_id),
  )
  for (const notification of shown) {
    const account = accounts.find(({ id }) => id === notification.account_id)
    if (!account) continue
    const settings = await notificationSettingsOf(db, account.id)
    for (const [name, send] of Object.entries(channels)) if (isOn(settings, kind, name as NotificationChannel)) await send(db, { notification, account, mail })
  }
}

/** Of these accounts those that want more than the list on the site, with what the channels need. */
const reachableAccounts = (db: Database, ids: string[]) =>
  db
    .selectFrom('accounts')
    .leftJoin('candidate_users', 'candidate_users.id', 'accounts.id')
    .select(['accounts.id', 'email', 'email_verified_at', 'line_user_id'])
    .where('accounts.id', 'in', ids)
    .where(({ eb, fn, val }) => eb(fn.coalesce('enable_notification', val(true)), '=', true))
    .execute()

/** The responsible member, if they may see it; else the recruiters and admins. No member of a suspended company. */
async function membersMeant(db: Database, { company_id, company_user_id = null, isForAdmins = false }: ToMembers, candidate_user_id: string | null) {
  const rows = await db
    .selectFrom('company_users as members')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['members.id', sql<boolean>`members.id = ${company_user_id}`.as('isAssigned')])
    .where('members.company_id', '=', company_id)
    .where('companies.state', '<>', 'suspended')
    .where(
      sql<boolean>`(members.role = any(${isForAdmins ? ['admin'] : ['admin', 'recruiter']}) or members.id = ${company_user_id} and (members.role <> 'guest' or exists (
        select from candidate_assignments as seen where seen.company_user_id = members.id and seen.candidate_user_id = ${candidate_user_id})))`,
    )
    .orderBy('members.id')
    .execute()
  const theirs = rows.filter(({ isAssigned }) => isAssigned)
  return (theirs.length > 0 ? theirs : rows).map(({ id }) => id)
}
