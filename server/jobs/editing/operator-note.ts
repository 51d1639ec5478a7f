import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** What operators said of a job last, while it stands: that it was taken down, or why it was not approved. */
export async function operatorNote(db: Database, { id, state }: { id: number; state: string }): Promise<OwnJobPage['operator_note']> {
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
