import { randomUUID } from 'node:crypto'
import { plainAcceptance } from '#contract/hiring/applications/plain-words.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { checkedAnswers, saveAnswers } from '../../applications/answers/answer-checks.ts'
import type { SentAlong } from '../../applications/candidate/apply.ts'
import { carryApplicationFiles } from '../../applications/files/application-files.ts'
import { showToCompany } from '../../applications/shown/show-to-company.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { beginPromised } from './begin-promised.ts'
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
