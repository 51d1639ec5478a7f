import { sql } from 'kysely'
import type { Person } from '#contract/operations/candidates/operator-people.ts'
import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import type { PersonTimelineKind } from '#contract/operations/notes/timeline-kinds.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../reports/write-report.ts'
import { hasFactor } from '#server/accounts/sessions/factors/has-factor.ts'
import { colleaguesOf, notesOf } from '../notes/notes-of.ts'
import { personTimeline } from '../notes/person-timeline.ts'
import { personTagsOf } from '../notes/set-person-tags.ts'
import { ticketsOf } from './tickets-of.ts'
import { subjectOf } from './subject-of.ts'

const SHOWN = 20

type Shown = { area: PersonArea; id: string; timeline_kind?: PersonTimelineKind | undefined; timeline_page?: number | undefined }

/** The state of a candidate's account, for an operator who helps or decides. It shows no text of theirs, and leaves a line. */
export const showCandidate = (context: OperatorContext, { area, id, timeline_kind, timeline_page }: Shown): Promise<Person> =>
  inTransaction(context.db, async (db) => {
    const person = await (area === 'candidate' ? candidateOf : memberOf)(db, id)
    if (!person) fail('NOT_FOUND')
    await recordAct({ ...context, db }, { act: 'open_person', subject_kind: subjectOf[area], subject_id: id })
    const sessions = await db
      .selectFrom('sessions')
      .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`max(last_seen_at)`.as('last')])
      .where('account_id', '=', id)
      .where('expires_at', '>', context.now().toISOString())
      .executeTakeFirstOrThrow()
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'kind', 'topic', 'created_at', 'sent_at', 'failed_at', 'failure'])
      .where('account_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute()
    const audit_logs = await db
      .selectFrom('audit_logs')
      .select(['id', 'at', 'operator_name', 'act', 'reason'])
      .where('subject_kind', '=', subjectOf[area])
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    const has_second_factor = await hasFactor(db, id)
    const tickets = await ticketsOf(db, area, id)
    const viewer_id = context.viewer.id
    const noted = {
      notes: await notesOf(db, viewer_id, { account_id: id }),
      colleagues: await colleaguesOf(db, viewer_id),
      tags: await personTagsOf(db, id),
      timeline: await personTimeline(db, area, id, { kind: timeline_kind, page: timeline_page }),
    }
    return { ...person, ...noted, area, last_seen_at: sessions.last, session_count: sessions.count, has_second_factor, mails, audit_logs, ...tickets }
  })

async function candidateOf(db: OperatorContext['db'], id: string) {
  const found = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .leftJoin('candidate_profiles', 'candidate_user_id', 'candidate_users.id')
    .select(['candidate_users.id', 'email', 'email_verified_at', 'restricted_at', 'restriction_reason', 'premium_granted_at', 'is_open', 'created_at'])
    .select(sql<string>`coalesce(nullif(name, ''), username)`.as('name'))
    .select(sql<boolean>`profile_registration_date is not null`.as('is_registered'))
    .where('candidate_users.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'version', 'agreed', 'decided_at'])
    .where('candidate_user_id', '=', id)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { ...found, company: null, role: null, memberships: [], consents }
}

async function memberOf(db: OperatorContext['db'], id: string) {
  const found = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['company_users.id', 'email', 'email_verified_at', 'restricted_at', 'restriction_reason', 'company_users.created_at', 'company_users.name', 'role'])
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .where('company_users.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { company_id, company_name, ...member } = found
  return {
    ...member,
    company: { id: company_id, name: company_name },
    memberships: await otherMembershipsOf(db, id),
    premium_granted_at: null,
    is_open: null,
    is_registered: null,
    consents: [],
  }
}

/** The same person in other companies: each membership is restricted alone. */
async function otherMembershipsOf(db: OperatorContext['db'], id: string) {
  const { rows } = await sql<Person['memberships'][number]>`
    select members.id, jsonb_build_object('id', companies.id, 'name', companies.name) as company, role, restricted_at is not null as is_restricted
    from company_users as members join accounts using (id) join companies on companies.id = company_id
    where members.id <> ${id} and coalesce(principal_id, members.id) = (select coalesce(principal_id, id) from accounts where id = ${id})
    order by companies.name, members.id`.execute(db)
  return rows
}
