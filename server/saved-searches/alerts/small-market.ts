import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { marketJobs } from '../../jobs/market-jobs.ts'
import { Market } from '../../search/market.ts'

/** A market of these jobs alone, as the database has them: whoever compares need not wait for the market of their process. */
export async function smallMarket(db: Database, ids: number[]) {
  const jobs = await marketJobs(db, (jobs) => jobs.where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`))
  return Market.build([jobs])
}
