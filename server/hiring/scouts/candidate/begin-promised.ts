import { cancelHeldNotice } from '../../applications/notices/cancel-held-notice.ts'
import { recordApplication } from '../../applications/record-application.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'

type Accepted = { scout: { id: string; job_id: number | null; meeting_type: string }; thread_id: string; company_id: number; shown: string }

/**
 * The selection of an accepted scout begins with the meeting that was promised. A candidate who had applied for the same job goes on in that selection; it is open again
 * when it had ended, and what waited to be sent of it is not sent.
 */
export async function beginPromised(
  { db, viewer, now }: CandidateContext,
  { scout: { id: scout_id, job_id, meeting_type }, ...parties }: Accepted,
): Promise<string> {
  const at = now().toISOString()
  const step = meeting_type === 'mendan' ? 'casual_meeting' : 'entry'
  const known = await db
    .updateTable('applications')
    .set({ scout_id })
    .where('thread_id', '=', parties.thread_id)
    .where('job_id', 'is not distinct from', job_id)
    .returning(['id', 'step'])
    .executeTakeFirst()
  if (known) {
    await cancelHeldNotice(db, known.id, now())
    await db.deleteFrom('meeting_promise_reasons').where('application_id', '=', known.id).execute()
    if (known.step !== 'end') return known.id
    const again = { step, end_reason: null, step_changed_at: at, notified_at: null, shown_step: step, shown_end_reason: null, shown_at: at }
    await db.updateTable('applications').set(again).where('id', '=', known.id).execute()
    await db.insertInto('application_steps').values({ application_id: known.id, at, step }).execute()
    return known.id
  }
  const { id } = await db
    .insertInto('applications')
    .values({ ...parties, candidate_user_id: viewer.id, job_id, applied_at: at, source: 'scout', scout_id, step, step_changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('application_steps').values({ application_id: id, at, step }).execute()
  await recordApplication(db, { id, source: 'scout', company_id: parties.company_id, candidate_user_id: viewer.id, job_id }, now())
  return id
}
