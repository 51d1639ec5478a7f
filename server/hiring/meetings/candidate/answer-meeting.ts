import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { withdrawRequests } from '../settle-booking.ts'
import { lockMyMeeting, showMyMeeting } from './my-meeting.ts'
import { myMeetings } from './my-meetings.ts'

type Answer = { id: string; took_place: boolean | null; actual_type?: 'mendan' | 'mensetsu' | null | undefined }

/** What a candidate says after a meeting: whether it took place, and which kind it was. It can be corrected; the company reads figures of many only. */
export async function answerMeeting(context: RequestContext & { viewer: CandidateViewer }, { id, took_place, actual_type = null }: Answer) {
  const { db, viewer, now } = context
  if (took_place && !actual_type) fail('INPUT_INVALID', [{ field: 'actual_type', message: '面談か面接かを選んでください。' }])
  const { thread, meeting } = await lockMyMeeting(context, id)
  if (!(await showMyMeeting(context, id)).has_passed) fail('NOT_FOUND')
  const at = now().toISOString()
  const answer = { took_place, actual_type: took_place ? actual_type : null }
  await db
    .updateTable('meetings')
    .set({ ...answer, answered_at: at })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('events')
    .values({
      kind: 'meeting_answered',
      at,
      actor: 'candidate',
      candidate_user_id: viewer.id,
      company_id: thread.company_id,
      detail: JSON.stringify({ meeting_id: id, meeting_type: meeting.meeting_type, ...answer }),
    })
    .execute()
  return showMyMeeting(context, id)
}

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
  await withdrawRequests(context, id)
  return showMyMeeting(context, id)
}

/** A meeting of mine as a file for my calendar; one that was taken back says so there. Nothing before a time was agreed. */
export async function showMyCalendar({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, id: string) {
  const found = await myMeetings(db, viewer, now()).select('meetings.sequence').where('meetings.id', '=', id).executeTakeFirst()
  if (!found?.starts_at) fail('NOT_FOUND')
  return meetingCalendar({ ...found, starts_at: found.starts_at, with: found.company.name, path: pages.meeting(id) }, now())
}
