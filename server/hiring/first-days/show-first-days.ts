import { sql } from 'kysely'
import { type FirstDays, NEW_COMPANY_DAYS } from '#contract/hiring/first-days/first-days.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** With fewer approvals a median would tell about single companies. */
const APPROVALS = 3

type Row = {
  is_waiting: boolean
  is_new: boolean
  created_at: string
  introduction: string
  has_job: boolean
  has_published: boolean
  has_colleague: boolean
  has_invited: boolean
  has_calendar: boolean
  has_scouted: boolean
}

/** How far a new company has come, and how long others waited for their approval. */
export async function showFirstDays({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<FirstDays> {
  const { rows } = await sql<Row>`
    select state in ('provisional', 'pending') as is_waiting, created_at, coalesce(introduction, '') as introduction,
      state = 'active' and coalesce((select max(decided_at) from company_decisions where company_id = companies.id and decision = 'approved'), created_at)
        > ${now()}::timestamptz - make_interval(days => ${NEW_COMPANY_DAYS}) as is_new,
      exists (select from job_offers where company_id = companies.id) as has_job,
      exists (select from job_offers where company_id = companies.id and published_at is not null) as has_published,
      exists (select from company_users where company_id = companies.id and id <> ${viewer.id}) as has_colleague,
      exists (select from member_invitations where company_id = companies.id) as has_invited,
      exists (select from member_calendars join company_users on company_users.id = company_user_id where company_id = companies.id
        and week_saved_at is not null) as has_calendar,
      exists (select from scouts where company_id = companies.id) as has_scouted
    from companies where id = ${viewer.company_id}`.execute(db)
  const row = rows[0]!
  const steps = stepsOf(row)
  const isDone = steps.every(({ state }) => state === 'done')
  return {
    steps: (row.is_waiting || row.is_new) && !isDone ? steps : [],
    approval: row.is_waiting ? { waiting_since: row.created_at, ...(await usualWait(db, now())) } : null,
  }
}

const stateOf = (isDone: boolean, isBegun: boolean) => (isDone ? 'done' : isBegun ? 'begun' : 'open')

const stepsOf = ({ introduction, has_job, has_published, has_colleague, has_invited, has_calendar, has_scouted }: Row): FirstDays['steps'] => [
  { step: 'company_page', state: stateOf(introduction.trim() !== '', false) },
  { step: 'job', state: stateOf(has_published, has_job) },
  { step: 'colleague', state: stateOf(has_colleague, has_invited) },
  { step: 'calendar', state: stateOf(has_calendar, false) },
  { step: 'scout', state: stateOf(has_scouted, false) },
]

async function usualWait(db: Database, now: Date) {
  const { rows } = await sql<{ companies: number; median_hours: number | null }>`
    select count(*)::int as companies,
      round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600)::numeric, 1)::float as median_hours
    from (select company_id, min(decided_at) as decided_at from company_decisions where decision = 'approved' group by company_id) as approved
    join companies on companies.id = company_id
    where decided_at > ${now}::timestamptz - interval '90 days' and decided_at > created_at and not is_demo`.execute(db)
  const { companies = 0, median_hours = null } = rows[0] ?? {}
  return { companies, median_hours: companies < APPROVALS ? null : median_hours }
}
