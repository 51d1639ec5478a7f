import { type RawBuilder, sql } from 'kysely'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '../period.ts'

/** `jobs`: only those for one of these. */
type Asked = { company_id: number; since: string; until: string; jobs?: RawBuilder<unknown> | undefined }

const interviews = [selectionSteps.first_interview, selectionSteps.second_interview, selectionSteps.final_interview]

/**
 * The people from outside who agreed to a selection in a period, with the moments of `begunSelections`. Before they agree they are nobody's candidate.
 * An entry that was merged counts where it was merged into, and that one came as far as either by its steps; whether it is a hire says the entry that is left.
 */
export const begunOutside = ({ company_id, since, until, jobs }: Asked) => sql`
  select outside.id, coalesce(outside.job_id, 0) as job_id, outside.source as channel, outside.consented_at as applied_at,
    least(interviewed, offered, hired) as interviewed_at, least(offered, hired) as offered_at, hired as hired_at
  from outside_candidates as outside cross join lateral (
    select min(at) filter (where detail = any(${interviews})) as interviewed, min(at) filter (where detail = ${selectionSteps.offer}) as offered,
      case when outside.end_reason = 'hired' then outside.moved_at end as hired
    from outside_events where kind = 'moved' and (outside_candidate_id = outside.id
      or outside_candidate_id in (select parts.id from outside_candidates as parts where parts.merged_into_id = outside.id))
  ) as reached
  where outside.company_id = ${company_id} and outside.merged_into_id is null and outside.merged_application_id is null
    and outside.consented_at >= ${startOfDay(since)}::timestamptz and outside.consented_at < ${startOfDay(dayAfter(until))}::timestamptz
    ${jobs ? sql`and outside.job_id in ${jobs}` : sql``}`
