import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentOf } from '../content/content-of.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

/** The job waits for an operator from now on, and what it says now is kept beside the request. */
export async function askForReview({ db, viewer, now }: MemberContext, job: JobContent & { id: number }) {
  const at = now().toISOString()
  await db
    .insertInto('job_offer_reviews')
    .values({ job_id: job.id, requested_at: at, requested_by: viewer.name, content: JSON.stringify(contentOf(job)) })
    .execute()
  await db.updateTable('job_offers').set({ state: 'in_review', closed_at: null, closed_reason: null, updated_at: at }).where('id', '=', job.id).execute()
}
