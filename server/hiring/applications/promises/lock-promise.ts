import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { promiseColumn } from '../application-columns.ts'
import { stateReason } from './promise-reasons.ts'

type Act = { step: SelectionStep; end_reason: EndReason | null } | { meeting_type: string } | 'nothing'
type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Acting = { application_id: string; act: Act; reason?: PromiseReason | null | undefined }

/**
 * The one rule of promised meetings: until the meeting, a member who rejects the candidate, takes them to the screening of documents or offers another kind of meeting
 * says why. Asked under the lock of the thread, so that of two recruiters the second finds what the first did. Answers with the reason that is stated by this act.
 */
export async function lockPromise({ db, viewer, now }: Asking, { application_id, act, reason }: Acting): Promise<PromiseReason | undefined> {
  const promise = await promiseOf(db, application_id, now())
  const implied = act !== 'nothing' && 'end_reason' in act && act.end_reason === 'declined' ? 'candidate_declined' : undefined
  const stated = reason ?? (promise?.state === 'open' ? implied : undefined)
  if (!stated) {
    if (promise?.state === 'open' && breaks(act, promise)) fail('MEETING_PROMISED')
    return
  }
  if (promise?.state !== 'open' && !(promise?.state === 'over' && stated === 'candidate_absent'))
    fail('INPUT_INVALID', [{ field: 'promise_reason', message: notOwed(promise) }])
  await stateReason({ db, viewer, now }, { application_id, meeting_type: promise.meeting_type, reason: stated })
  return stated
}

/** Refuses what tells the candidate of a step that breaks the promise. */
export async function refuseBrokenPromise(db: Database, application_id: string, step: SelectionStep, now: Date) {
  const promise = await promiseOf(db, application_id, now)
  if (promise?.state === 'open' && breaks({ step, end_reason: null }, promise)) fail('MEETING_PROMISED')
}

const promiseOf = async (db: Database, application_id: string, now: Date) =>
  (
    await db
      .selectFrom('applications')
      .innerJoin('threads', 'threads.id', 'applications.thread_id')
      .select(promiseColumn('company', now).as('promise'))
      .where('applications.id', '=', application_id)
      .executeTakeFirstOrThrow()
  ).promise

/** An offer and a hire are more than was promised; the meeting stays owed until it was held. */
function breaks(act: Act, { meeting_type }: MeetingPromise) {
  if (act === 'nothing') return false
  if ('meeting_type' in act) return act.meeting_type !== meeting_type
  if (act.step === 'end') return act.end_reason !== 'hired'
  return !allowed[meeting_type].includes(act.step)
}

const allowed: Record<MeetingPromise['meeting_type'], readonly SelectionStep[]> = {
  mendan: ['entry', 'casual_meeting', 'offer'],
  mensetsu: ['entry', 'first_interview', 'second_interview', 'final_interview', 'offer'],
}

function notOwed(promise: MeetingPromise | null) {
  if (promise?.state === 'released') return '理由はすでに記録されています。'
  if (promise?.state === 'over') return '予定の日時を過ぎたため、選べるのは「候補者が来なかった」だけです。理由なしでも選考を進められます。'
  return 'スカウトで約束した面談・面接がないため、理由は必要ありません。'
}
