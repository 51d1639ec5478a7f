import { sql } from 'kysely'
import type { StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Period } from '../period.ts'
import { begunSelections } from './begun-selections.ts'

type GroupRow = StageCounts & {
  /** Which of the four columns the row is not of, a bit each. */
  level: number
  job_id: number | null
  source: 'application' | 'scout' | null
  company_user_id: string | null
  on_day: string | null
}

type Asked = { company_id: number; period: Period; asOf: Date }

/** How far the selections of a period came until a moment: all, by job, by source, by assigned member and by day, in one reading. */
export async function stageCounts(db: Database, { company_id, period, asOf }: Asked) {
  const until = sql`${asOf.toISOString()}::timestamptz`
  const by = (column: string) => sql`count(*) filter (where ${sql.ref(column)} <= ${until})::int`
  const { rows } = await sql<GroupRow>`
    with begun as (${begunSelections({ company_id, ...period })})
    select grouping(job_id, source, company_user_id, on_day) as level, job_id, source, company_user_id, on_day,
      count(*)::int as begun, ${by('replied_at')} as replied, ${by('interviewed_at')} as interviewed, ${by('offered_at')} as offered, ${by('hired_at')} as hired, ${by('first_answered_at')} as reply_count,
      round((percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - applied_at)) filter (where first_answered_at <= ${until}) / 3600)::numeric, 1)::float as reply_hours,
      round((percentile_cont(0.5) within group (order by extract(epoch from hired_at - applied_at)) filter (where hired_at <= ${until}) / 86400)::numeric, 1)::float as hire_days
    from begun group by grouping sets ((), (job_id), (source), (company_user_id), (on_day))
    order by begun desc, job_id, source, company_user_id, on_day`.execute(db)
  const of = (level: number) => rows.filter((row) => row.level === level)
  return { all: countsOf(of(0b1111)[0]!), jobs: of(0b0111), sources: of(0b1011), members: of(0b1101), days: of(0b1110) }
}

/** The counts of a row without what it is of. */
export const countsOf = ({ begun, replied, interviewed, offered, hired, reply_count, reply_hours, hire_days }: StageCounts): StageCounts => ({
  begun,
  replied,
  interviewed,
  offered,
  hired,
  reply_count,
  reply_hours,
  hire_days,
})
