import type { JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Public changes of jobs, newest first. */
export const jobVersions = (db: Database) =>
  db
    .selectFrom('job_offer_versions')
    .select(['id', 'kind', 'changes', 'changed_by', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<Pick<JobVersion, 'kind' | 'changes'>>()
