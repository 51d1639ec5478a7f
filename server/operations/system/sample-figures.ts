import { sql } from 'kysely'
import type { SystemSample } from '#contract/platform/system/system-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The last day in steps of five minutes. Processes add up in a minute; what each of them counted of the shared queues is one number. */
export async function sampleFigures(db: Database, now: Date) {
  const { rows } = await sql<SystemSample>`
    with minutes as (
      select date_trunc('minute', at) as at, sum(requests) as requests, max(p95_ms) as p95_ms, sum(streams) as streams,
        max(mails_waiting + tasks_waiting) as waiting
      from system_samples where at > ${now.toISOString()}::timestamptz - interval '24 hours' group by 1
    )
    select date_bin('5 minutes', at, timestamptz '2020-01-01 00:00+09') as at, round(avg(requests), 1) as requests_per_minute,
      round(max(p95_ms)::numeric, 1) as p95_ms, max(streams) as streams, max(waiting) as waiting
    from minutes group by 1 order by 1`.execute(db)
  return rows
}
