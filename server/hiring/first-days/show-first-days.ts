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
  jobs: number
  published: number
  members: number
  invitations: number
  scouts: number
}

/** How far a new company has come, and how long others waited for their approval. */
export async function showFirstDays({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<FirstDays> {
  const { rows } = await sql<Row>`
    select state in ('provisional', 'pending') as is_waiting, created_at, coalesce(introduction, '') as introduction,
      state = 'active' and coalesce((select max(decided_at) from company_decisions where company_id = companies.id and decision = 'approved'), created_at)
        > ${now()}::timestamptz - make_interval(days => ${NEW_COMPANY_DAYS}) as is_new,
      (select count(*)::int from job_offers where company_id = companies.id) as jobs,
      (select count(*)::int from job_offers where company_id = companies.id and published_at is not null) as published,
      (select count(*)::int from company_users where company_id = companies.id) as members,
      (select count(*)::int from member_invitations where company_id = companies.id) as invitations,
      (select count(*)::int from scouts where company_id = companies.id) as scouts
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

const stepsOf = ({ introduction, jobs, published, members, invitations, scouts }: Row): FirstDays['steps'] => [
  { step: 'company_page', state: stateOf(introduction.trim() !== '', false) },
  { step: 'job', state: stateOf(published > 0, jobs > 0) },
  { step: 'colleague', state: stateOf(members > 1, invitations > 0) },
  { step: 'scout', state: stateOf(scouts > 0, false) },
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
