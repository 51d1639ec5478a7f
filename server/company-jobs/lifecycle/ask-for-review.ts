import type { MemberContext } from '../member-context.ts'

/** The job waits for an operator from now on. */
export async function askForReview({ db, viewer, now }: MemberContext, job_id: number) {
  const at = now().toISOString()
  await db.insertInto('job_offer_reviews').values({ job_id, requested_at: at, requested_by: viewer.name }).execute()
  await db.updateTable('job_offers').set({ state: 'in_review', updated_at: at }).where('id', '=', job_id).execute()
}
