import { actAs } from '#server/platform/audit/act-as.ts'
import { holdOwnJob } from '../hold-own-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { ownJobs } from '../own-jobs.ts'
import { showOwnJob } from '../show-own-job.ts'
import { askFees } from './ask-fees.ts'
import { askForReview } from './ask-for-review.ts'
import { makePublic } from './make-public.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'

/**
 * Makes a job public, which confirms it. A company of which nothing was ever public is looked at first, and so is a job that operators took down: it waits in
 * `in_review` until an operator decides, and nothing else decides for them.
 */
export async function publishJob(context: MemberContext, { id, fees_version }: { id: number; fees_version?: string | undefined }) {
  const { db, viewer, now } = context
  const job = await holdOwnJob(context, id)
  await refuseLintErrors(context, job)
  if (job.state === 'published' || job.state === 'in_review') return showOwnJob(context, id)
  await askFees(context, fees_version)

  const known = await ownJobs(db, viewer).where('published_at', 'is not', null).select('id').limit(1).executeTakeFirst()
  const takenDown = await db.selectFrom('job_take_downs').select('id').where('job_id', '=', id).where('lifted_at', 'is', null).executeTakeFirst()
  if (!known || takenDown) {
    await askForReview(context, job)
    return showOwnJob(context, id)
  }
  await actAs(context)
  await makePublic(db, { ...job, company_id: viewer.company_id, by: viewer.name, now: now() })
  return showOwnJob(context, id)
}
