import { type RawBuilder, sql } from 'kysely'
import { channelNames, channelOf, type FoundVia } from '#contract/hiring/selection/found-via.ts'
import type { JobFunnel } from '#contract/hiring/selection/job-funnel.ts'
import { endReasons, selectionSteps, type EndReason, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { funnel } from './funnel.ts'

/** How the selections of one job of the company went; 0 is the open position. */
export async function showJobFunnel({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, id: number): Promise<JobFunnel> {
  const { company_id } = viewer
  const isKnown = id === 0 || (await db.selectFrom('job_offers').select('id').where('id', '=', id).where('company_id', '=', company_id).executeTakeFirst())
  if (!isKnown) fail('NOT_FOUND')
  const isMeant = sql`company_id = ${company_id} and job_id is not distinct from ${id || null}`
  const ended = await db
    .selectFrom('applications')
    .select(['source', sql<FoundVia | null>`found_via`.as('found_via'), 'end_reason', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`${isMeant}`)
    .groupBy(['source', 'found_via', 'end_reason'])
    .execute()
  const sum = (isCounted: (row: (typeof ended)[number]) => boolean) => ended.filter(isCounted).reduce((all, { count }) => all + count, 0)
  return {
    funnel: await funnel(db, isMeant),
    sources: { application: sum(({ source }) => source === 'application'), scout: sum(({ source }) => source === 'scout') },
    channels: channelNames
      .map((channel) => ({
        channel,
        count: sum(({ source, found_via }) => channelOf({ source: source === 'scout' ? 'scout' : 'application', found_via }) === channel),
      }))
      .filter(({ count }) => count > 0),
    stays: await staysOf(db, isMeant),
    ends: (Object.keys(endReasons) as EndReason[]).map((end_reason) => ({ end_reason, count: sum((row) => row.end_reason === end_reason) })),
    declines: await declinesOf(db, isMeant),
  }
}

/** A stay begins with a step that is another than the one before, and ends with the next of these; lines that only note something count for neither. */
async function staysOf(db: Database, isMeant: RawBuilder<unknown>): Promise<JobFunnel['stays']> {
  const { rows } = await sql<JobFunnel['stays'][number]>`
    with lines as (
      select steps.application_id, steps.id, steps.at, steps.step, lag(steps.step) over (partition by steps.application_id order by steps.id) as before
      from application_steps as steps where steps.application_id in (select applications.id from applications where ${isMeant})
    ), stays as (
      select step, lead(at) over (partition by application_id order by id) - at as stay from lines where step is distinct from before
    )
    select step, count(*)::int as count, round((percentile_cont(0.5) within group (order by extract(epoch from stay)) / 86400)::numeric, 1)::float as median_days
    from stays where stay is not null and step <> 'end' group by step`.execute(db)
  const order = Object.keys(selectionSteps) as SelectionStep[]
  return rows.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
}

/** Why they ended, by what it was called then. */
const declinesOf = (db: Database, isMeant: RawBuilder<unknown>) =>
  db
    .selectFrom('application_decline_reasons')
    .select(['reason', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`application_id in (select id from applications where ${isMeant})`)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
