import { fail } from '#server/fail.ts'
import { actAs } from '#server/platform/audit/act-as.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { showOwnJob } from '../show-own-job.ts'

/** Out of the lists until it is published again; what waits for review is a draft again. */
export async function pauseJob(context: MemberContext, id: number) {
  const { db, now } = context
  const { state } = await lockOwnJob(context, id)
  if (state !== 'published' && state !== 'in_review') fail('JOB_NOT_PUBLIC')
  if (state === 'in_review') await withdrawReview(context, id)
  await actAs(context)
  await db
    .updateTable('job_offers')
    .set({ state: state === 'published' ? 'paused' : 'draft', updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
  return showOwnJob(context, id)
}

const withdrawReview = ({ db, viewer, now }: MemberContext, job_id: number) =>
  db
    .updateTable('job_offer_reviews')
    .set({ decision: 'withdrawn', decided_at: now().toISOString(), decided_by: viewer.name })
    .where('job_id', '=', job_id)
    .where('decided_at', 'is', null)
    .execute()
