import { type RawBuilder, sql } from 'kysely'
import type { CohortKey } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Period } from '../period.ts'
import { begunSelections } from './begun-selections.ts'
import { begunOutside } from './begun-outside.ts'
import { cohortsSince, reachedInTime } from './selection-cohorts.ts'

type Of = 'all' | 'before' | 'job' | 'source' | 'channel' | 'member' | 'day' | 'month'

type CountedRow = StageCounts & {
  of: Of
  /** The job, source, channel, member, day or month; null for all, and for no member. */
  key: string | null
  /** Of a channel: how many are people from outside. */
  outside: number
  /** Of a month. */
  reached: Record<CohortKey, number> | null
}

type Asked = { company_id: number; period: Period; before: Period; asOf: Date; asOfBefore: Date; jobs?: RawBuilder<unknown> | undefined }

/** What of a row counts until a moment. */
function counted(asOf: Date) {
  const until = sql`${asOf.toISOString()}::timestamptz`
  const by = (column: string) => sql`count(*) filter (where ${sql.ref(column)} <= ${until})::int`
  const median = (
    column: string,
    seconds: number,
  ) => sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(column)} - applied_at))
    filter (where ${sql.ref(column)} <= ${until}) / ${seconds}::integer)::numeric, 1)::float`
  return {
    stages: sql`count(*)::int as begun, ${by('replied_at')} as replied, ${by('interviewed_at')} as interviewed, ${by('offered_at')} as offered,
      ${by('hired_at')} as hired, ${by('first_answered_at')} as reply_count`,
    medians: sql`${median('first_answered_at', 3_600)} as reply_hours, ${median('hired_at', 86_400)} as hire_days`,
  }
}

const noMedians = sql`null::float as reply_hours, null::float as hire_days`

/**
 * How far the selections of a period came: all, those of the period before at the same age, by job, source, channel, assigned member and day, and the months of
 * the cohorts. Each selection is looked at once, in one statement.
 */
export async function stageCounts(db: Database, { company_id, period, before, asOf, asOfBefore, jobs }: Asked) {
  const today = japanDay(asOf)
  const months = cohortsSince(asOf)
  const since = before.since < months ? before.since : months
  const until = period.until > today ? period.until : today
  const { stages, medians } = counted(asOf)
  const each = (of: Of, key: string, from: RawBuilder<unknown> = sql`during`) => sql`
    select ${of}::text as of, ${sql.ref(key)}::text as key, ${stages}, ${medians}, 0 as outside, null::json as reached from ${from} group by ${sql.ref(key)}`
  const earlier = counted(asOfBefore)
  const { rows } = await sql<CountedRow>`
    with begun as materialized (${begunSelections({ company_id, since, until, jobs })}), during as (
      select * from begun where on_day between ${period.since} and ${period.until}
    ), found as (
      select channel, applied_at, first_answered_at, replied_at, interviewed_at, offered_at, hired_at, false as is_outside from during
      union all select channel, applied_at, null, null, interviewed_at, offered_at, hired_at, true from (${begunOutside({ company_id, ...period, jobs })}) as people
    )
    select 'all'::text as of, null::text as key, ${stages}, ${medians}, 0 as outside, null::json as reached from during
    union all select 'before', null, ${earlier.stages}, ${earlier.medians}, 0, null from begun where on_day between ${before.since} and ${before.until}
    union all ${each('job', 'job_id')} union all ${each('source', 'source')} union all ${each('member', 'company_user_id')}
    union all select 'channel', channel, ${stages}, ${medians}, (count(*) filter (where is_outside))::int, null from found group by channel
    union all select 'day', on_day::text, ${stages}, ${noMedians}, 0, null from during group by on_day
    union all select 'month', to_char(on_day, 'YYYY-MM'), ${stages}, ${noMedians}, 0, ${reachedInTime}
      from begun where on_day between ${months} and ${today} group by to_char(on_day, 'YYYY-MM')
    order by begun desc, key`.execute(db)
  const of = (what: Of) => rows.filter((row) => row.of === what)
  return {
    all: countsOf(of('all')[0]!),
    before: countsOf(of('before')[0]!),
    jobs: of('job'),
    sources: of('source'),
    channels: of('channel'),
    members: of('member'),
    days: of('day'),
    months: of('month'),
  }
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
