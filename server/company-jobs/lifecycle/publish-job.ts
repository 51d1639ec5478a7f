import { actAs } from '../act-as.ts'
import { holdOwnJob } from '../hold-own-job.ts'
import type { MemberContext } from '../member-context.ts'
import { ownJobs } from '../own-jobs.ts'
import { showOwnJob } from '../show-own-job.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import { askFees } from './ask-fees.ts'
import { askForReview } from './ask-for-review.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'

/**
 * Makes a job public, which confirms it. A company of which nothing was ever public is looked at first: its job waits in `in_review`
 * until an operator decides, and nothing else decides for them.
 */
export async function publishJob(context: MemberContext, { id, fees_version }: { id: number; fees_version?: string | undefined }) {
  const { db, viewer, now } = context
  const job = await holdOwnJob(context, id)
  await refuseLintErrors(context, job)
  if (job.state === 'published' || job.state === 'in_review') return showOwnJob(context, id)
  await askFees(context, fees_version)

  const known = await ownJobs(db, viewer).where('published_at', 'is not', null).select('id').limit(1).executeTakeFirst()
  if (!known) {
    await askForReview(context, id)
    return showOwnJob(context, id)
  }
  await actAs(context)
  const at = now().toISOString()
  await db
    .updateTable('job_offers')
    .set({
      state: 'published',
      // A job that was only paused is no news; one that was closed is.
      published_at: job.state === 'paused' && job.published_at ? job.published_at : at,
      confirmed_at: at,
      confirmed_by: viewer.name,
      closed_at: null,
      closed_reason: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await recordEvent(db, { company_id: viewer.company_id, type: 'job.published', at: now(), detail: { job_id: id } })
  return showOwnJob(context, id)
}
