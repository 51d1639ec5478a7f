import { type Selectable, sql } from 'kysely'
import { isNotificationKind, kindNamed, kindsFor, type NotificationKind } from '#contract/notifications/kinds/notification-kinds.ts'
import { type Subject, subjectPage } from '#contract/notifications/kinds/subject-page.ts'
import { candidateLabel } from '#server/accounts/candidate-names/candidate-label.ts'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { CandidateViewer, CompanyViewer } from '#server/platform/viewers/viewer.ts'

const UUID_LENGTH = 36

export type NotificationReader = Pick<CandidateViewer, 'area' | 'id'> | Pick<CompanyViewer, 'area' | 'id' | 'company_id' | 'role'>

/** Members' notifications with the conversation between the candidate and the company: after the candidate left it is named by its own id (`candidateIdOfThread`). */
const withConversation = (db: Database) =>
  db.selectFrom('notifications').leftJoin('threads', (join) =>
    join.on(
      sql<boolean>`threads.company_id = notifications.company_id and (threads.candidate_user_id = notifications.candidate_user_id
        or threads.id = case when notifications.candidate_user_id is null and subject_type = 'conversation' and length(subject_id) = ${UUID_LENGTH}
          then subject_id::uuid end)`,
    ),
  )

/**
 * The notifications that an account may read now. For a member: none about a candidate who blocked the company since, none of a conversation that the member may
 * not see, and replies to scouts only for members who may send them. Lists and counts start here.
 */
export const readableNotifications = (db: Database, viewer: NotificationReader) =>
  withConversation(db)
    .where('notifications.account_id', '=', viewer.id)
    .where('notifications.kind', 'in', kindsFor(viewer.area))
    .$if(viewer.area === 'company', (found) => found.where(isVisibleTo(viewer as CompanyViewer)))

const isVisibleTo = (viewer: Pick<CompanyViewer, 'id' | 'company_id' | 'role'>) =>
  sql<boolean>`case when subject_type in ('conversation', 'scorecard') then ${isOfMember(viewer)}
    when subject_type in ('outside_candidate', 'outside_scorecard') then ${viewer.role !== 'guest'} and ${nameOfOutside} is not null
    when subject_type in ('candidate', 'candidate_pools') then ${viewer.role !== 'guest'} and ${isVisibleCandidate(viewer.company_id)}
    when notifications.candidate_user_id is not null then ${viewer.role === 'admin' || viewer.role === 'recruiter'} and not exists (
      select from company_blocks as blocks where blocks.candidate_user_id = notifications.candidate_user_id and blocks.company_id = ${viewer.company_id})
    else true end`

/** The name of somebody from outside, read at this moment: once they are deleted, no notification names them. */
const nameOfOutside = sql<string | null>`(select outside.name from outside_candidates as outside where outside.company_id = notifications.company_id
  and outside.id = case when subject_type in ('outside_candidate', 'outside_scorecard') and length(subject_id) = ${UUID_LENGTH} then subject_id::uuid end)`

/** As `visibleCandidates` of the candidates' room, which stands above this one: of whom a company no longer sees, it reads nothing. */
const isVisibleCandidate = (company_id: number) => {
  const person = sql.ref('notifications.candidate_user_id')
  return sql<boolean>`exists (select from candidate_users as users join accounts on accounts.id = users.id where users.id = ${person}
    and accounts.restricted_at is null and (users.is_open or ${showsPart(person, sql`${company_id}`, 'profile')}))
    and not exists (select from company_blocks as blocks where blocks.candidate_user_id = ${person} and blocks.company_id = ${company_id})`
}

/** What a text is made of, as the recipient may read it at this moment. */
export const shownColumns = (now: Date) =>
  [
    'notifications.id',
    'notifications.account_id',
    'notifications.created_at',
    'notifications.read_at',
    'notifications.kind',
    'notifications.subject_type',
    'notifications.subject_id',
    sql<string | null>`(select name from companies where companies.id = notifications.company_id)`.as('company'),
    sql<string | null>`case when threads.id is not null then ${candidateLabel(now)} else ${nameOfOutside} end`.as('candidate'),
    sql<string | null>`(select position_title from job_offers where job_offers.id = notifications.job_id)`.as('job'),
    sql<Subject['conditions']>`case when subject_type = 'saved_search' then (
      select search from saved_searches where saved_searches.candidate_user_id = account_id and saved_searches.id::text = subject_id) end`.as('conditions'),
    sql<Record<string, string>>`notifications.detail`.as('detail'),
  ] as const

/** What `shownColumns` select. */
export type ShownRow = Pick<Selectable<DB['notifications']>, 'id' | 'account_id' | 'created_at' | 'read_at' | 'kind' | 'subject_type' | 'subject_id'> & {
  company: string | null
  candidate: string | null
  job: string | null
  conditions?: Subject['conditions']
  detail: Record<string, string>
}

/** A notification as its recipient reads it: its texts and the address of its page, made from the table of kinds. A row of another version may hold an unknown kind. */
export function shownNotification({ subject_type, subject_id, conditions, company, candidate, job, detail, ...row }: ShownRow) {
  if (!isNotificationKind(row.kind)) return []
  const kind: NotificationKind = row.kind
  const { audience, headline, title, text } = kindNamed(kind)
  const subject = { type: subject_type, id: subject_id, conditions: conditions ?? null }
  const facts = { subject, company: company ?? '企業', candidate: candidate ?? '求職者', job, detail }
  const words = { headline, title: title(facts), text: text?.(facts) ?? '', path: subjectPage(audience, subject) }
  return [{ ...row, kind, audience, company: facts.company, candidate, ...words }]
}

export type ShownNotification = ReturnType<typeof shownNotification>[number]

/** These notifications as their recipients would read them now. */
export async function shownNotifications(db: Database, ids: number[], now: Date): Promise<ShownNotification[]> {
  const rows = await withConversation(db).select(shownColumns(now)).where('notifications.id', 'in', ids).orderBy('notifications.id').execute()
  return rows.flatMap(shownNotification)
}
