import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { channelOfApplication } from '../../sources/source-of-hire.ts'
import { dayAfter } from '../period.ts'

/** `jobs`: only those for one of these, 0 the open position. */
type Asked = { company_id: number; since: string; until: string; jobs?: RawBuilder<unknown> | undefined }

/**
 * The selections of a company that began in a period, with the moment at which each came as far as each stage. Who skipped a stage came to it with the next one,
 * so that no stage has more than the one before. A hire that was taken back is none.
 */
export const begunSelections = ({ company_id, since, until, jobs }: Asked) => sql`
  select applications.id, coalesce(applications.job_id, 0) as job_id, applications.source, ${channelOfApplication} as channel,
    applications.end_reason, threads.company_user_id, applied_at, first_answered_at,
    (applied_at at time zone 'Asia/Tokyo')::date as on_day,
    least(first_answered_at, interviewed, offered, hired) as replied_at,
    least(interviewed, offered, hired) as interviewed_at,
    least(offered, hired) as offered_at,
    hired as hired_at
  from applications join threads on threads.id = applications.thread_id cross join lateral (
    select min(at) filter (where step in ('first_interview', 'second_interview', 'final_interview')) as interviewed,
      min(at) filter (where step = 'offer') as offered,
      case when applications.end_reason = 'hired' then coalesce(min(at) filter (where steps.end_reason = 'hired'), applications.step_changed_at) end as hired
    from application_steps as steps where steps.application_id = applications.id
  ) as reached
  where applications.company_id = ${company_id} and applied_at >= ${startOfDay(since)}::timestamptz and applied_at < ${startOfDay(dayAfter(until))}::timestamptz
    ${jobs ? sql`and coalesce(applications.job_id, 0) in ${jobs}` : sql``}`
