import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/hiring/selection/found-via.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { channelOfApplication, referredBy } from './source-of-hire.ts'

/**
 * Every selection of a company with how it began and, if it led to one, when it was a hire: those on the site and those of people from outside who consented.
 * Who was merged with another counts once. `job_id` 0 is the open position, or an entry without a job.
 */
const sourcedSelections = ({ company_id }: { company_id: number }): RawBuilder<unknown> => sql`
  select applications.id, 'application' as kind, coalesce(applications.job_id, 0) as job_id, ${channelOfApplication} as channel, ${referredBy} as referred_by,
    applications.applied_at as began_at, applications.step, applications.end_reason,
    case when applications.end_reason = 'hired' then coalesce((select min(at) from application_steps as steps
      where steps.application_id = applications.id and steps.end_reason = 'hired'), applications.step_changed_at) end as hired_at
  from applications where applications.company_id = ${company_id}
  union all
  select outside.id, 'outside', coalesce(outside.job_id, 0), outside.source, outside.referred_by, outside.consented_at, outside.step, outside.end_reason,
    case when outside.end_reason = 'hired' then outside.moved_at end
  from outside_candidates as outside where outside.company_id = ${company_id} and outside.consented_at is not null
    and outside.merged_into_id is null and outside.merged_application_id is null`

type Asked = { company_id: number; since: Date; until: Date; job_id?: number | undefined }
type SourceOfHire = { channel: Channel; referred_by: string; begun: number; hired: number }

/**
 * How many selections began in a period (`until` is no part of it) by each way, and how many of these were a hire, the most hires first; of a referral also by
 * whom. `job_id` 0 is the open position. Figures and board are compared with it.
 */
export async function sourcesOfHires(db: Database, { company_id, since, until, job_id }: Asked): Promise<SourceOfHire[]> {
  const { rows } = await sql<SourceOfHire>`select channel, referred_by, count(*)::int as begun, count(hired_at)::int as hired
    from (${sourcedSelections({ company_id })}) as sourced
    where began_at >= ${since.toISOString()}::timestamptz and began_at < ${until.toISOString()}::timestamptz
      ${job_id === undefined ? sql`` : sql`and job_id = ${job_id}`}
    group by channel, referred_by order by hired desc, begun desc, channel, referred_by`.execute(db)
  return rows
}
