import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { lockMyMeeting } from './lock-my-meeting.ts'
import { showMyMeeting } from './show-my-meeting.ts'

/** None of the times suits, or one that was booked cannot be kept: the company reads it and offers others. What is over cannot be taken back. */
export async function declineMeeting(context: RequestContext & { viewer: CandidateViewer }, id: string) {
  const { db, now } = context
  const { thread, meeting } = await lockMyMeeting(context, id)
  const { state, starts_at } = meeting
  if (state === 'declined') return showMyMeeting(context, id)
  const isComing = state === 'booked' && starts_at && new Date(starts_at) > now()
  if (state !== 'proposed' && !isComing) fail('MEETING_SETTLED')
  await db.updateTable('meetings').set({ state: 'declined', sequence: sql`sequence + 1` }).where('id', '=', id).execute()
  const told = isComing
    ? `次の予定を取り消しました。ほかの候補日をお知らせください。\n${meetingTime(new Date(starts_at), meeting)}`
    : '候補日の都合が合いませんでした。ほかの候補日をお知らせください。'
  await notifyMeeting(context, thread, { ...meeting, state: 'declined' }, told)
  return showMyMeeting(context, id)
}
