import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { marketJobs } from '#server/jobs/postings/market-jobs.ts'
import { Market } from '#search-engine/market.ts'

/** A job index of these jobs alone, as the database has them: the comparison need not wait for the index of its process. */
export async function smallMarket(db: Database, ids: number[]) {
  const jobs = await marketJobs(db, (jobs) => jobs.where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`))
  return Market.build([jobs])
}
