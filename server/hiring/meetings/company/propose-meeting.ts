import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { applicationsOf } from '../../applications/company/company-applications.ts'
import { lockPromise } from '../../applications/promises/lock-promise.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { timesAhead } from '../times-ahead.ts'
import { companyMeetings } from './company-meetings.ts'
import { checkInterviewers, writeInterviewers } from '../interviewers/choose-interviewers.ts'
import { refuseOverlaps } from './refuse-overlaps.ts'

type Proposal = {
  id: string
  meeting_type: 'mendan' | 'mensetsu'
  title: string
  place: string
  minutes: number
  slots: string[]
  time_zone: string
  client_id?: string | undefined
  promise_reason?: PromiseReason | undefined
  interviewer_ids: string[]
  kit_id: string | null
}

/** Offers times to meet, once for each `client_id`. They stand in the thread, and it is the candidate's turn to choose one. */
export async function proposeMeeting(
  context: RequestContext & { viewer: CompanyViewer },
  { id, promise_reason, interviewer_ids, kit_id, ...proposal }: Proposal,
): Promise<CompanyMeeting> {
  const { db, viewer, now } = context
  const application = await applicationsOf(db, viewer)
    .select(candidateOfThread(now()).as('candidate'))
    .where('applications.id', '=', id)
    .where('applications.step', '<>', 'end')
    .executeTakeFirst()
  if (!application) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: application.candidate.id })
  const known = await db
    .selectFrom('meetings')
    .select('id')
    .where('application_id', '=', id)
    .where('client_id', '=', proposal.client_id ?? null)
    .executeTakeFirst()
  if (known) return companyMeetings(db, viewer, now()).where('meetings.id', '=', known.id).executeTakeFirstOrThrow()
  const slots = timesAhead(proposal.slots, now())
  await refuseOverlaps({ db, viewer, now }, { owner: { application_id: id }, slots, minutes: proposal.minutes })
  const interviewers = await checkInterviewers(context, { isReader: isReader(thread.candidate_user_id), interviewer_ids, kit_id })
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  const stated = await lockPromise(context, { application_id: id, act: { meeting_type: proposal.meeting_type }, reason: promise_reason })

  const meeting = await db
    .insertInto('meetings')
    .values({ ...proposal, slots, thread_id: thread.id, application_id: id, company_user_id: viewer.id, created_at: now().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeInterviewers(db, meeting.id, interviewers)
  const times = slots.map((slot) => `・${meetingTime(new Date(slot), meeting)}`)
  const lead = `${meetingTypes[proposal.meeting_type]}の候補日です。都合のよい日時を1つ選んでください。`
  const told = await notifyMeeting(context, thread, { ...meeting, promise_reason: stated }, [lead, proposal.title, ...times].filter(Boolean).join('\n'))
  await db.updateTable('meetings').set({ message_id: told.id }).where('id', '=', meeting.id).execute()
  return companyMeetings(db, viewer, now()).where('meetings.id', '=', meeting.id).executeTakeFirstOrThrow()
}
