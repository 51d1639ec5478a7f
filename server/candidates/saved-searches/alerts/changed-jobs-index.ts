import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { JobIndex } from '#search-engine/job-index.ts'

/** A job index of these jobs alone, as the database has them: the comparison need not wait for the index of its process. */
export async function changedJobsIndex(db: Database, ids: number[]) {
  const jobs = await indexedJobs(db, (jobs) => jobs.where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`))
  return JobIndex.build([jobs])
}
