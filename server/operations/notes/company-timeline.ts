import { sql } from 'kysely'
import type { Timeline, TimelineEntry } from '#contract/operations/notes/company-timeline.ts'
import type { TimelineKind } from '#contract/operations/notes/timeline-kinds.ts'
import type { Database } from '#server/platform/database/connect.ts'

const PER_PAGE = 30

/** Acts that stand in the timeline as what the company was told of them, or that are only a look. */
const toldElsewhere = [
  'open_company',
  'approve_company',
  'refuse_company',
  'suspend_company',
  'lift_suspension',
  'end_contract',
  'resume_contract',
  'undo_approval',
  'write_company_note',
]

/**
 * What happened around a company, each from where it is recorded. Who decided about its standing is read from the audit log, whose line is written in the same
 * transaction and at the same instant. A report is named by its number: what somebody reported is read on its page.
 */
const happened = (id: number) => sql<TimelineEntry>`(
  select 'company' as kind, created_at as at, 'registered' as what, '' as by, '' as about, '' as text, null::text as ref from companies where id = ${id}
  union all
  select 'company', decided_at, decision, coalesce((select operator_name from audit_logs where subject_kind = 'company' and subject_id = ${String(id)}
    and audit_logs.at = decided_at and act = any(${toldElsewhere}) and act not in ('open_company', 'write_company_note') limit 1), ''), '', reason, null
  from company_decisions where company_id = ${id}
  union all
  select 'review', requested_at, 'requested', requested_by, position_title, '', job_id::text
  from job_offer_reviews join job_offers on job_offers.id = job_id where company_id = ${id}
  union all
  select 'review', decided_at, decision, decided_by, position_title, reason, job_id::text
  from job_offer_reviews join job_offers on job_offers.id = job_id where company_id = ${id} and decided_at is not null
  union all
  select 'review', requested_at, 'story_requested', requested_by, story_reviews.content ->> 'title', '', story_id::text
  from story_reviews join stories on stories.id = story_id where company_id = ${id}
  union all
  select 'review', decided_at, 'story_' || decision, decided_by, story_reviews.content ->> 'title', reason, story_id::text
  from story_reviews join stories on stories.id = story_id where company_id = ${id} and decided_at is not null
  union all
  select 'report', created_at, kind, '', number::text, '', id::text from reports where company_id = ${id}
  union all
  select 'report', report_steps.at, report_steps.kind, operator_name, number::text, '', reports.id::text
  from report_steps join reports on reports.id = report_id where company_id = ${id} and report_steps.kind <> 'noted'
  union all
  select 'note', created_at, case when corrects_id is null then 'written' else 'corrected' end, operator_name, '', text, null from operator_notes where company_id = ${id}
  union all
  select 'member', created_at, 'joined', name, '', '', id::text from company_users where company_id = ${id}
  union all
  select 'act', at, act, operator_name, '', reason, null from audit_logs
  where subject_kind = 'company' and subject_id = ${String(id)} and act <> all(${toldElsewhere})
)`

/** All that happened around a company, the latest first, or of one kind. */
export async function companyTimeline(
  db: Database,
  id: number,
  { kind, page = 1 }: { kind?: TimelineKind | undefined; page?: number | undefined },
): Promise<Timeline> {
  const found = sql`select * from ${happened(id)} as entries where ${kind ?? null}::text is null or kind = ${kind ?? null}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${found}) as found`.execute(db)
  const { rows: entries } =
    await sql<TimelineEntry>`select * from (${found}) as found order by at desc, kind, what, text limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db)
  return { entries, total: counted[0]?.total ?? 0, page, per_page: PER_PAGE }
}
