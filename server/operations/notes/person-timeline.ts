import { sql } from 'kysely'
import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import type { PersonTimeline, PersonTimelineEntry } from '#contract/operations/notes/person-timeline.ts'
import type { PersonTimelineKind } from '#contract/operations/notes/timeline-kinds.ts'
import type { Database } from '#server/platform/database/connect.ts'

const PER_PAGE = 30

/** Acts that are only a look, or that stand in the timeline as the note itself. */
const shownElsewhere = ['open_person', 'write_person_note']

const registered = {
  candidate: sql`select 'account' as kind, created_at as at, 'registered' as what, '' as by, '' as about, '' as text, null::text as ref from candidate_users`,
  company: sql`select 'account' as kind, created_at as at, 'joined' as what, '' as by, '' as about, '' as text, null::text as ref from company_users`,
} satisfies Record<PersonArea, unknown>

/** Reports by somebody, and about their messages: which of the two is read on the page of the report. */
const reportsOf = {
  candidate: (id: string) => sql`reports.candidate_user_id = ${id} or (reporter = 'company' and threads.candidate_user_id = ${id})`,
  company: (id: string) => sql`reports.company_user_id = ${id} or (reporter = 'candidate' and messages.company_user_id = ${id})`,
} satisfies Record<PersonArea, unknown>

/** What happened around an account, each from where it is recorded. It holds no words of messages, of the profile, or of who reported or asked. */
const happened = (area: PersonArea, id: string) => sql<PersonTimelineEntry>`(
  ${registered[area]} where id = ${id}
  union all
  select 'account', email_verified_at, 'verified', '', '', '', null from accounts where id = ${id} and email_verified_at is not null
  union all
  select 'consent', decided_at, case when agreed then 'agreed' else 'declined' end, '', purpose, '', null from consents where candidate_user_id = ${id}
  union all
  select 'report', found.at, found.what, found.by, found.number::text, '', found.id::text
  from (
    select reports.id, reports.number, reports.created_at, reports.kind from reports
    left join threads on threads.id = reports.thread_id left join messages on messages.id = reports.message_id where ${reportsOf[area](id)}
  ) as reports
  cross join lateral (
    select reports.id, reports.number, reports.created_at as at, reports.kind as what, '' as by
    union all
    select reports.id, reports.number, report_steps.at, report_steps.kind, operator_name from report_steps where report_id = reports.id and report_steps.kind <> 'noted'
  ) as found
  union all
  select 'request', received_at, kind, '', number::text, '', id::text from data_requests where candidate_user_id = ${id}
  union all
  select 'request', done_at, state, '', number::text, '', id::text from data_requests where candidate_user_id = ${id} and done_at is not null
  union all
  select 'note', created_at, case when corrects_id is null then 'written' else 'corrected' end, operator_name, '', text, null from operator_notes where account_id = ${id}
  union all
  select 'act', at, act, operator_name, '', reason, null from audit_logs
  where subject_kind = ${area === 'candidate' ? 'candidate' : 'company_user'} and subject_id = ${id} and act <> all(${shownElsewhere})
)`

type Wish = { kind?: PersonTimelineKind | undefined; page?: number | undefined }

/** All that happened around somebody's account, the latest first, or of one kind. */
export async function personTimeline(db: Database, area: PersonArea, id: string, { kind, page = 1 }: Wish): Promise<PersonTimeline> {
  const found = sql`select * from ${happened(area, id)} as entries where ${kind ?? null}::text is null or kind = ${kind ?? null}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${found}) as found`.execute(db)
  const { rows: entries } =
    await sql<PersonTimelineEntry>`select * from (${found}) as found order by at desc, kind, what, text limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(
      db,
    )
  return { entries, total: counted[0]?.total ?? 0, page, per_page: PER_PAGE }
}
