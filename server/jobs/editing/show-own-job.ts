import { sql } from 'kysely'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import { changedTerms, type Terms } from '#contract/jobs/postings/notified-terms.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { countApplicantsToTell } from '../changes/applicants-to-notify.ts'
import { namesOf } from '../changes/names-of.ts'
import { occupationPay } from '../lists/occupation-pay.ts'
import { jobVersions } from '../postings/job-versions.ts'
import { contentColumns } from '../changes/content-of.ts'
import { jobAssignees } from './assign-job-owner.ts'
import { hasAcceptedFees } from './lifecycle/accepted-fees.ts'
import { showApproval } from './approvals/show-approval.ts'
import { jobReading } from './pasting/job-reading.ts'
import { ownJobs, statusColumns } from './own-jobs.ts'

const VERSIONS = 100

/** A job of one's own with all that its editor shows. */
export async function showOwnJob(context: MemberContext, id: number): Promise<OwnJobPage> {
  const { db, viewer } = context
  const job = await ownJobs(db, viewer)
    .where('job_offers.id', '=', id)
    .select([...statusColumns, 'company_id', 'reference_number', ...contentColumns])
    .executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const company = await db
    .selectFrom('companies')
    .where('companies.id', '=', viewer.company_id)
    .select([...companySummaryColumns(viewer), 'address', 'contact_phone', 'contact_email', 'contact_url', 'url', 'images'])
    .executeTakeFirstOrThrow()
  const versions = await jobVersions(db).where('job_id', '=', id).limit(VERSIONS).execute()
  const own = job as OwnJobPage['job']
  return {
    job: own,
    company,
    findings: lintPosting({ job: own, company }),
    versions,
    fees_accepted: await hasAcceptedFees(db, viewer.company_id),
    applicants_to_tell: await countApplicantsToTell(db, id),
    held_change: await heldChange(db, id),
    operator_note: await operatorNote(db, own),
    reading: await jobReading(db, id),
    occupation_pay: await occupationPay(context, own),
    approval: await showApproval({ db, viewer }, own),
    assignees: await jobAssignees({ db, viewer }),
  }
}

/** The operators' latest text about a job, while it holds: that it was taken offline, or why it was not approved. */
async function operatorNote(db: Database, { id, state }: { id: number; state: string }): Promise<OwnJobPage['operator_note']> {
  const down = await db
    .selectFrom('job_take_downs')
    .select(['reason', 'taken_down_at as at'])
    .where('job_id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  const review = await db
    .selectFrom('job_offer_reviews')
    .select(['decision', 'reason', 'decided_at'])
    .where('job_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (review?.decision === 'refused' && review.decided_at && state === 'draft') return { kind: 'refused', reason: review.reason, at: review.decided_at }
  return down ? { kind: 'taken_down', ...down } : null
}

/** The change of a job of which its applicants will be notified, in words; null when none waits. */
async function heldChange(db: Database, job_id: number) {
  const found = await db
    .selectFrom('job_change_notices as notices')
    .innerJoin('job_offers', 'job_offers.id', 'notices.job_id')
    .select(['notices.send_at', sql<Terms>`notices.before`.as('before'), sql<Terms>`notified_terms(job_offers)`.as('after')])
    .where('notices.job_id', '=', job_id)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  return found ? { send_at: found.send_at, changes: changedTerms(found.before, found.after, await namesOf(db)) } : null
}
