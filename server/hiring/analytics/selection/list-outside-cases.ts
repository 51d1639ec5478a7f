import { sql } from 'kysely'
import type { SelectionCase, SelectionCases } from '#contract/hiring/analytics/selection-cases.ts'
import type { CaseStage, OutsideChannel } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { begunOutside } from './begun-outside.ts'

type Asked = { company_id: number; since: string; until: string; channel: OutsideChannel; stage: CaseStage | undefined; per_page: number; offset: number }

/** Nobody from outside has a conversation here, so that there is no answer to measure. */
const columns = { begun: 'applied_at', replied: 'applied_at', answered: 'applied_at', interviewed: 'interviewed_at', offered: 'offered_at', hired: 'hired_at' } as const

/** The people from outside behind a figure, the latest first. */
export async function listOutsideCases(db: Database, asked: Asked): Promise<Omit<SelectionCases, 'page' | 'per_page' | 'since' | 'until'>> {
  const { channel, stage = 'begun', per_page, offset } = asked
  const cases = sql`(select * from (${begunOutside(asked)}) as begun where channel = ${channel} and ${sql.ref(columns[stage])} is not null) as cases`
  const days = sql`extract(epoch from hired_at - applied_at) / 86400`
  const median = stage === 'hired' ? sql`round((percentile_cont(0.5) within group (order by ${days}))::numeric, 1)::float` : sql`null::float`
  const { rows: summaries } = await sql<{ total: number; median: number | null }>`select count(*)::int as total, ${median} as median from ${cases}`.execute(db)
  const { rows } = await sql<SelectionCase>`
    select cases.id, json_build_object('id', cases.id, 'name', outside.name, 'has_left', false, 'premium', false) as candidate,
      (select json_build_object('id', id, 'position_title', position_title) from job_offers where id = outside.job_id) as job,
      cases.channel, (select name from company_users where id = outside.company_user_id) as assigned, outside.step, null as step_name, outside.end_reason,
      applied_at, interviewed_at, offered_at, hired_at, null as reply_hours, round((${days})::numeric, 1)::float as hire_days, null as stay_days
    from ${cases} join outside_candidates as outside using (id)
    order by applied_at desc, cases.id limit ${per_page} offset ${offset}`.execute(db)
  return { cases: rows, hidden: 0, job: null, member: null, step_name: null, ...summaries[0]! }
}
