import { sql } from 'kysely'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { settleBooking } from '../settle-booking.ts'
import { companyMeetings } from './company-meetings.ts'
import { refuseBooked } from './refuse-overlaps.ts'

type Asking = RequestContext & { viewer: CompanyViewer }
type Whose = { id: string; request_id: string }

/** A request that waits for an answer, its meeting and its conversation, locked until the transaction ends: the conversation first, as every writer does. */
async function lockRequest({ db, viewer, now }: Asking, { id, request_id }: Whose) {
  const ours = companyMeetings(db, viewer, now()).where('meetings.id', '=', id)
  const found = (await ours.executeTakeFirst()) ?? fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const request = await db.selectFrom('meeting_requests').selectAll().where('id', '=', request_id).where('meeting_id', '=', id).executeTakeFirst()
  if (!request) fail('NOT_FOUND')
  return { ours, thread, meeting, request }
}

/** Takes one of the times that a candidate offers: the meeting is booked, as if they had chosen it. */
export async function acceptRequest(
  context: Asking,
  { starts_at, place, ...whose }: Whose & { starts_at: string; place?: string | undefined },
): Promise<CompanyMeeting> {
  const { db, viewer, now } = context
  const { ours, thread, meeting, request } = await lockRequest(context, whose)
  const start = new Date(starts_at)
  const isChosen = meeting.state === 'booked' && meeting.starts_at && Date.parse(meeting.starts_at) === start.getTime()
  if (request.state === 'accepted' && isChosen) return ours.executeTakeFirstOrThrow()
  if (request.state !== 'open' || meeting.state !== 'proposed') fail('MEETING_SETTLED')
  const isOffered = request.slots.some((slot) => Date.parse(slot) === start.getTime()) && start > now()
  if (!isOffered) fail('INPUT_INVALID', [{ field: 'starts_at', message: '候補者が提案した日時から選んでください。' }])
  await refuseBooked({ db, viewer, now }, { start, minutes: meeting.minutes, field: 'starts_at' })
  const at = now().toISOString()
  const booked = await db
    .updateTable('meetings')
    .set({ state: 'booked', starts_at: start.toISOString(), sequence: sql`sequence + 1`, ...(place ? { place } : {}) })
    .where('id', '=', meeting.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.updateTable('meeting_requests').set({ state: 'accepted', answered_at: at }).where('id', '=', request.id).execute()
  const told = await settleBooking(context, { thread, meeting: booked, start })
  await db.updateTable('meeting_requests').set({ answer_message_id: told.id }).where('id', '=', request.id).execute()
  return ours.executeTakeFirstOrThrow()
}

/** None of the offered times suits the company. What it offered itself can still be chosen. */
export async function declineRequest(context: Asking, { answer, ...whose }: Whose & { answer: string }): Promise<CompanyMeeting> {
  const { db, now } = context
  const { ours, thread, meeting, request } = await lockRequest(context, whose)
  if (request.state === 'declined') return ours.executeTakeFirstOrThrow()
  if (request.state !== 'open' || meeting.state !== 'proposed') fail('MEETING_SETTLED')
  const words = ['ご提案の日時は、都合が合いませんでした。お送りした候補日から選ぶか、別の日時をご提案ください。', ...(answer ? ['', answer] : [])].join('\n')
  const told = await notifyMeeting(context, thread, meeting, words)
  await db
    .updateTable('meeting_requests')
    .set({ state: 'declined', answered_at: now().toISOString(), answer, answer_message_id: told.id })
    .where('id', '=', request.id)
    .execute()
  return ours.executeTakeFirstOrThrow()
}
