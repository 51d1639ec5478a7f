import { type SqlBool, sql } from 'kysely'
import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A request holds while the job is where it was: a paused job has no public change, and a public one no publication, to be decided. */
const holds = sql<SqlBool>`(job_approvals.kind = 'change') = (job_offers.state in ('published', 'in_review'))`

/** What waits for an administrator. Counts and lists start here. */
export const openApprovals = (db: Database, company_id: number) =>
  db
    .selectFrom('job_approvals')
    .innerJoin('job_offers', 'job_offers.id', 'job_approvals.job_id')
    .where('job_offers.company_id', '=', company_id)
    .where('job_approvals.decided_at', 'is', null)
    .where(holds)

/** The open request about one job. */
export const openApproval = (db: Database, company_id: number, job_id: number) =>
  openApprovals(db, company_id)
    .where('job_approvals.job_id', '=', job_id)
    .select([
      'job_approvals.id',
      sql<'publication' | 'change'>`job_approvals.kind`.as('kind'),
      sql<JobChange>`job_approvals.changes`.as('changes'),
      'job_approvals.requested_at',
      'job_approvals.requested_by',
      'job_approvals.requested_by_id',
    ])
    .executeTakeFirst()
