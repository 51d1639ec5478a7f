import type { MemberContext } from '#server/platform/request/member-context.ts'

/** Nobody needs to look at it any more. */
export const withdrawReview = ({ db, viewer, now }: MemberContext, job_id: number) =>
  db
    .updateTable('job_offer_reviews')
    .set({ decision: 'withdrawn', decided_at: now().toISOString(), decided_by: viewer.name })
    .where('job_id', '=', job_id)
    .where('decided_at', 'is', null)
    .execute()
