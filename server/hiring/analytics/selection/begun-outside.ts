import { sql } from 'kysely'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import type { HireChannel } from '#contract/hiring/analytics/selection-figure-names.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { dayAfter } from '../period.ts'

type Asked = { company_id: number; since: string; until: string }

const interviews = [selectionSteps.first_interview, selectionSteps.second_interview, selectionSteps.final_interview]

/**
 * The people from outside who agreed to a selection in a period, as `begunSelections` shows those of conversations. Before they agree they are nobody's candidate.
 * An entry that was merged counts where it was merged into, and that one came as far as either.
 */
export const begunOutside = ({ company_id, since, until }: Asked) => sql`
  select outside.id, coalesce(outside.job_id, 0) as job_id,
    case when outside.entered_at is not null then 'outside_link' else 'outside_' || outside.source end as channel,
    outside.consented_at as applied_at, outside.end_reason,
    least(interviewed, offered, hired) as interviewed_at, least(offered, hired) as offered_at, hired as hired_at
  from outside_candidates as outside cross join lateral (
    select min(at) filter (where detail = any(${interviews})) as interviewed, min(at) filter (where detail = ${selectionSteps.offer}) as offered,
      case when outside.end_reason = 'hired' then outside.moved_at end as hired
    from outside_events where kind = 'moved' and (outside_candidate_id = outside.id
      or outside_candidate_id in (select parts.id from outside_candidates as parts where parts.merged_into_id = outside.id))
  ) as reached
  where outside.company_id = ${company_id} and outside.merged_into_id is null and outside.merged_application_id is null
    and outside.consented_at >= ${startOfDay(since)}::timestamptz and outside.consented_at < ${startOfDay(dayAfter(until))}::timestamptz`

type Row = { channel: HireChannel; begun: number; interviewed: number; offered: number; hired: number; hire_days: number | null }

/** How far they came, by where they came from. */
export async function outsideCounts(db: Database, asked: Asked): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select channel, count(*)::int as begun, count(interviewed_at)::int as interviewed, count(offered_at)::int as offered, count(hired_at)::int as hired,
      round((percentile_cont(0.5) within group (order by extract(epoch from hired_at - applied_at)) filter (where hired_at is not null) / 86400)::numeric, 1)::float as hire_days
    from (${begunOutside(asked)}) as begun group by channel`.execute(db)
  return rows
}
