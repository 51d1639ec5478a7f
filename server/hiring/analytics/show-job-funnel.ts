import { type RawBuilder, sql } from 'kysely'
import { channelNames } from '#contract/hiring/selection/found-via.ts'
import type { JobFunnel } from '#contract/hiring/selection/job-funnel.ts'
import { endReasons, type EndReason } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { stepsFor } from '../selection-steps/own-steps.ts'
import { channelOfApplication } from '../sources/source-of-hire.ts'
import { funnel } from './funnel.ts'
import { staysOf } from './stays-of.ts'

/** How the selections of one job of the company went; 0 is the open position. */
export async function showJobFunnel({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, id: number): Promise<JobFunnel> {
  const { company_id } = viewer
  const isKnown = id === 0 || (await db.selectFrom('job_offers').select('id').where('id', '=', id).where('company_id', '=', company_id).executeTakeFirst())
  if (!isKnown) fail('NOT_FOUND')
  const isMeant = sql`company_id = ${company_id} and job_id is not distinct from ${id || null}`
  const columns = { job_id: id || null, own: await stepsFor(db, { company_id, job_id: id || null }) }
  const ended = await db
    .selectFrom('applications')
    .select(['source', channelOfApplication.as('channel'), 'end_reason', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`${isMeant}`)
    .groupBy(['source', 'channel', 'end_reason'])
    .execute()
  const sum = (isCounted: (row: (typeof ended)[number]) => boolean) => ended.filter(isCounted).reduce((all, { count }) => all + count, 0)
  return {
    ...(await funnel(db, isMeant, columns)),
    sources: { application: sum(({ source }) => source === 'application'), scout: sum(({ source }) => source === 'scout') },
    channels: channelNames.map((channel) => ({ channel, count: sum((row) => row.channel === channel) })).filter(({ count }) => count > 0),
    stays: await staysOf(db, isMeant, columns),
    ends: (Object.keys(endReasons) as EndReason[]).map((end_reason) => ({ end_reason, count: sum((row) => row.end_reason === end_reason) })),
    declines: await declinesOf(db, isMeant),
  }
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
