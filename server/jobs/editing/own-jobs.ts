import { sql } from 'kysely'
import { jobOwner } from '#server/accounts/job-access/job-owner.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { DAYS_LISTED } from '../postings/published-jobs.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

/** All jobs of the member's company, drafts included. No other job exists for the member. */
export const ownJobs = (db: Database, { company_id }: CompanyViewer) => db.selectFrom('job_offers').where('job_offers.company_id', '=', company_id)

/** Where a job stands and since when. */
export const statusColumns = [
  'job_offers.id',
  sql<'draft' | 'in_review' | 'published' | 'paused' | 'closed'>`job_offers.state`.as('state'),
  sql<'filled' | 'expired' | 'withdrawn' | null>`job_offers.closed_reason`.as('closed_reason'),
  sql<string | null>`case when job_offers.state = 'published' then job_offers.confirmed_at + make_interval(days => ${sql.lit(DAYS_LISTED)}) end`.as(
    'leaves_at',
  ),
  'job_offers.published_at',
  'job_offers.confirmed_at',
  'job_offers.confirmed_by',
  'job_offers.closed_at',
  sql<string | null>`case when job_offers.state = 'in_review' then
    (select max(requested_at) from job_offer_reviews where job_id = job_offers.id and decided_at is null) end`.as('review_requested_at'),
  sql<string | null>`(select requested_at from job_approvals as asked where asked.job_id = job_offers.id and asked.decided_at is null
    and (asked.kind = 'change') = (job_offers.state in ('published', 'in_review')))`.as('approval_requested_at'),
  jobOwner.as('owner'),
  'job_offers.created_at',
  'job_offers.updated_at',
] as const
