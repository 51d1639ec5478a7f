import { actAs } from '#server/platform/audit/record-own-act.ts'
import { type Held, lockOwnJob } from '../lock-own-job.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from '../own-jobs.ts'
import { settleApproval } from '../approvals/settle-approval.ts'
import { hasAcceptedFees } from './accepted-fees.ts'
import { makePublic } from './make-public.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentOf } from '../../changes/content-of.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { feesVersion } from '#server/settings/fees-version.ts'
import { fail } from '#server/fail.ts'

/**
 * Makes a job public, which confirms it. A company of which nothing was ever public is looked at first, and so is a job that operators took down: it waits in
 * `in_review` until an operator decides, and nothing else decides for them.
 */
export async function publishJob(context: MemberContext, { id, fees_version }: { id: number; fees_version?: string | undefined }) {
  const job = await lockOwnJob(context, id)
  await refuseLintErrors(context, job)
  if (job.state === 'published' || job.state === 'in_review') return
  if (await needsJobApproval(context)) fail('APPROVAL_NEEDED')
  await askFees(context, fees_version)
  await publishChecked(context, job, await needsReview(context, id))
}

/** The same for a locked job whose text and whose company's consent to the fees were looked at before. */
export async function publishChecked(context: MemberContext, job: Held, isReviewed: boolean) {
  const { db, viewer, now } = context
  // A request that waited for an administrator is answered by it.
  await settleApproval(context, job.id, { decision: 'approved' })
  if (isReviewed) return askForReview(context, job)
  await actAs(context)
  await makePublic(db, { ...job, company_id: viewer.company_id, by: viewer.name, now: now() })
}

/** Whether operators look at the job before it is public. */
export async function needsReview({ db, viewer }: MemberContext, id: number) {
  const known = await ownJobs(db, viewer).where('published_at', 'is not', null).select('id').limit(1).executeTakeFirst()
  const takenDown = await db.selectFrom('job_take_downs').select('id').where('job_id', '=', id).where('lifted_at', 'is', null).executeTakeFirst()
  return !known || takenDown !== undefined
}

/** The job waits for an operator from now on, and its current text is stored beside the request. */
async function askForReview({ db, viewer, now }: MemberContext, job: JobContent & { id: number }) {
  const at = now().toISOString()
  await db
    .insertInto('job_offer_reviews')
    .values({ job_id: job.id, requested_at: at, requested_by: viewer.name, content: JSON.stringify(contentOf(job)) })
    .execute()
  await db.updateTable('job_offers').set({ state: 'in_review', closed_at: null, closed_reason: null, updated_at: at }).where('id', '=', job.id).execute()
}

/** No job is published for a company that was not shown its fees and penalties; an accepted version is not shown again. */
export async function askFees({ db, viewer, now }: MemberContext, version: string | undefined) {
  const { company_id, name } = viewer
  if (version === feesVersion()) {
    await db
      .insertInto('fee_acceptances')
      .values({ company_id, version, accepted_by: name, accepted_at: now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  if (!(await hasAcceptedFees(db, company_id))) fail('FEES_NOT_ACCEPTED')
}
