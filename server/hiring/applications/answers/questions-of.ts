import { sql } from 'kysely'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** What everybody is asked who applies for this job; the open position asks nothing. */
export async function questionsOf(db: Database, job_id: number | null): Promise<JobQuestion[]> {
  const job =
    job_id === null
      ? undefined
      : await db.selectFrom('job_offers').select(sql<JobQuestion[]>`questions`.as('questions')).where('id', '=', job_id).executeTakeFirst()
  return job?.questions ?? []
}
