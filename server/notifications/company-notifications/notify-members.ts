import { stayingAccounts } from '#server/accounts/account/staying-accounts.ts'
import { sql } from 'kysely'
import type { MemberNotificationKind } from '#contract/notifications/settings/company-notifications.ts'
import { unmutedKinds } from '#contract/notifications/settings/member-kind-texts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { memberNotification } from '#server/platform/mail/texts/member-notification.ts'
import { candidateLabel } from '#server/accounts/candidate-names/candidate-label.ts'
import { unsubscribeUrl } from '../unsubscribe-urls/unsubscribe-url.ts'
import { IS_MAILED } from './settings/member-settings-of.ts'

type Told = {
  company_id: number
  kind: MemberNotificationKind
  /** Each member is notified once under the same key. */
  dedupe_key: string
  at: Date
  /** The responsible member; without one, or when they left, the recruiters and admins. */
  company_user_id?: string | null
  /** Only administrators. */
  isForAdmins?: boolean
  candidate_user_id?: string | null
  thread_id?: string
  job_id?: number | null
  detail?: Record<string, string>
  /** The text of the mail, instead of only a sign that a notification waits. */
  mail?: (company: string) => MailText
}

/** Notifies members of a company: in their list, and by mail as each set it. Everything leaves after the commit of `db`'s transaction. */
export async function notifyMembers(db: Database, { company_id, kind, at, company_user_id, isForAdmins = false, detail = {}, mail, ...about }: Told) {
  const meant = await recipients(db, company_id, company_user_id ?? null, isForAdmins, about.candidate_user_id ?? null)
  const staying = await stayingAccounts(
    db,
    meant.map(({ id }) => id),
  )
  const members = meant.filter(({ id }) => staying.has(id))
  if (members.length === 0) return
  const told = await db
    .insertInto('company_notifications')
    .values(members.map(({ id }) => ({ ...about, company_user_id: id, kind, detail: JSON.stringify(detail), created_at: at.toISOString() })))
    .onConflict((conflict) => conflict.columns(['company_user_id', 'dedupe_key']).doNothing())
    .returning('company_user_id')
    .execute()
  const candidate = await nameInMail(db, { company_id, ...about }, at)
  const fresh = new Set(told.map((row) => row.company_user_id))
  for (const { id, email, company, isReachable, isMailed } of members)
    if (fresh.has(id) && isReachable && isMailed(kind))
      await sendMail(db, {
        to: email,
        account_id: id,
        ...(mail?.(company) ??
          memberNotification({
            kind,
            company,
            candidate,
            ...(!unmutedKinds.includes(kind) && { unsubscribe_url: unsubscribeUrl({ company_user_id: id, kind }) }),
          })),
      })
}

/** The candidate's name as the company's pages show it now; null without a candidate. */
async function nameInMail(db: Database, { thread_id, candidate_user_id, company_id }: Pick<Told, 'thread_id' | 'candidate_user_id' | 'company_id'>, at: Date) {
  if (!thread_id && !candidate_user_id) return
  const found = await db
    .selectFrom('threads')
    .select(candidateLabel(at).as('label'))
    .$if(thread_id !== undefined, (threads) => threads.where('id', '=', thread_id!))
    .$if(thread_id === undefined, (threads) => threads.where('candidate_user_id', '=', candidate_user_id ?? null).where('company_id', '=', company_id))
    .executeTakeFirst()
  return found?.label
}

/** The responsible member, if they may see it; else the recruiters and admins. No member of a suspended company. */
async function recipients(db: Database, company_id: number, assigned: string | null, isForAdmins: boolean, candidate_user_id: string | null) {
  const rows = await db
    .selectFrom('company_users as members')
    .innerJoin('accounts', 'accounts.id', 'members.id')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .leftJoin('company_notification_settings as wished', 'wished.company_user_id', 'members.id')
    .select(['members.id', 'accounts.email', 'companies.name as company', sql<boolean>`members.id = ${assigned}`.as('isAssigned')])
    .select([
      sql<boolean>`accounts.email_verified_at is not null`.as('isReachable'),
      sql<Record<string, boolean>>`coalesce(json_object_agg(wished.kind, wished.by_mail) filter (where wished.kind is not null), '{}')`.as('wishes'),
    ])
    .where('members.company_id', '=', company_id)
    .where('companies.state', '<>', 'suspended')
    .where(
      sql<boolean>`(members.role = any(${isForAdmins ? ['admin'] : ['admin', 'recruiter']}) or members.id = ${assigned} and (members.role <> 'guest' or exists (
        select from candidate_assignments as seen where seen.company_user_id = members.id and seen.candidate_user_id = ${candidate_user_id})))`,
    )
    .groupBy(['members.id', 'accounts.id', 'companies.name'])
    .orderBy('members.id')
    .execute()
  const theirs = rows.filter(({ isAssigned }) => isAssigned)
  return (theirs.length > 0 ? theirs : rows).map(({ wishes, ...member }) => ({
    ...member,
    isMailed: (kind: MemberNotificationKind) => unmutedKinds.includes(kind) || (wishes[kind] ?? IS_MAILED),
  }))
}
