import { randomUUID } from 'node:crypto'
import { plainAcceptance } from '#contract/hiring/applications/plain-words.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { checkedAnswers, saveAnswers } from '../../applications/answers/answer-checks.ts'
import type { SentAlong } from '../../applications/candidate/apply.ts'
import { carryApplicationFiles } from '../../applications/files/application-files.ts'
import { cancelHeldNotice } from '../../applications/notices/step-notices.ts'
import { recordApplication } from '../../applications/record-application.ts'
import { showToCompany } from '../../applications/shown/show-to-company.ts'
import { lockScout } from './lock-scout.ts'
import { recordAnswer } from './record-answer.ts'
import { showScout } from './show-scout.ts'

type Accepted = SentAlong & { company_id: number; message: string }

/**
 * Accepts a scout: the company is told in the thread, it is its turn, and the selection begins with the meeting that was promised.
 * The company is shown what the candidate chose, as with an application. What was closed or put off is open again.
 */
export async function acceptScout(
  context: RequestContext & { viewer: CandidateViewer },
  { company_id, message, shown, answers, files = [], files_confirmed }: Accepted,
) {
  const { db, viewer, now } = context
  await lockCandidate(db, viewer.id)
  const { scout, thread } = await lockScout(context, company_id)
  const answered = await checkedAnswers(db, scout.job_id, answers)
  await db.updateTable('threads').set({ closed_at: null, closed_by: null, parked_until: null }).where('id', '=', thread.id).execute()
  const choice = await showToCompany(context, company_id, { shown, files, files_confirmed })
  const application_id = await beginPromised(context, { scout, thread_id: thread.id, company_id, shown: JSON.stringify(choice) })
  await recordAnswer(context, { id: scout.id, company_id, job_id: scout.job_id, state: 'accepted', meeting_type: scout.meeting_type, application_id })
  await saveAnswers(db, application_id, answered)
  const { id: message_id } = await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: false,
    name: '',
    message: message || plainAcceptance(scout.meeting_type === 'mendan' ? 'mendan' : 'mensetsu'),
    job_id: scout.job_id,
    about: 'scout_accepted',
  })
  await carryApplicationFiles(db, thread.id, message_id, files)
  return (await showScout(context, company_id)).scout
}

type BeginPromisedAccepted = { scout: { id: string; job_id: number | null; meeting_type: string }; thread_id: string; company_id: number; shown: string }

/**
 * The selection of an accepted scout begins with the meeting that was promised. A candidate who had applied for the same job goes on in that selection; it is open again
 * when it had ended, and what waited to be sent of it is not sent.
 */
async function beginPromised(
  { db, viewer, now }: CandidateContext,
  { scout: { id: scout_id, job_id, meeting_type }, ...parties }: BeginPromisedAccepted,
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
