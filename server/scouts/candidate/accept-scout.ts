import { randomUUID } from 'node:crypto'
import type { ShownChoice } from '#contract/shown-parts.ts'
import type { RequestContext } from '../../api.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'
import { showToCompany } from '../../applications/shown/show-to-company.ts'
import { recordApplication } from '../../applications/record-application.ts'
import { holdCandidate } from '../../privacy/hold-candidate.ts'
import { addMessage } from '../../threads/add-message.ts'
import { holdScout } from './hold-scout.ts'
import { noteAnswer } from './note-answer.ts'
import { showScout } from './show-scout.ts'

type Accepted = { company_id: number; message: string; shown?: ShownChoice | undefined }

const words = { mendan: '面談（選考なし）', mensetsu: '面接' }

/**
 * Accepts a scout: the company is told in the thread, it is its turn, and the selection begins with the meeting that was promised.
 * The company is shown what the candidate chose, as with an application. What was closed or put off is open again.
 */
export async function acceptScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, message, shown }: Accepted) {
  const { db, viewer, now } = context
  await holdCandidate(db, viewer.id)
  const { scout, thread } = await holdScout(context, company_id)
  await db.updateTable('threads').set({ closed_at: null, closed_by: null, parked_until: null }).where('id', '=', thread.id).execute()
  await noteAnswer(context, { id: scout.id, company_id, job_id: scout.job_id, state: 'accepted', meeting_type: scout.meeting_type })
  const choice = await showToCompany(context, company_id, shown)
  const at = now().toISOString()
  const isMeeting = scout.meeting_type === 'mendan'
  const application = await db
    .insertInto('applications')
    .values({
      thread_id: thread.id,
      candidate_user_id: viewer.id,
      company_id,
      job_id: scout.job_id,
      applied_at: at,
      source: 'scout',
      scout_id: scout.id,
      step: isMeeting ? 'casual_meeting' : 'entry',
      step_changed_at: at,
      shown: JSON.stringify(choice),
    })
    .onConflict((conflict) => conflict.columns(['thread_id', 'job_id']).doNothing())
    .returning(['id', 'step'])
    .executeTakeFirst()
  if (application) {
    await db.insertInto('application_steps').values({ application_id: application.id, at, step: application.step }).execute()
    await recordApplication(db, { id: application.id, source: 'scout', company_id, candidate_user_id: viewer.id, job_id: scout.job_id }, now())
  }
  await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: false,
    name: '',
    message: message || `スカウトを受けます。${isMeeting ? words.mendan : words.mensetsu}の候補日をお知らせください。`,
    job_id: scout.job_id,
    about: 'scout_accepted',
  })
  return (await showScout(context, company_id)).scout
}
