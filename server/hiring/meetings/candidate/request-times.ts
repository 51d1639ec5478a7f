import { randomUUID } from 'node:crypto'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { withdrawRequests } from '../settle-booking.ts'
import { timesAhead } from '../times-ahead.ts'
import { lockMyMeeting, showMyMeeting } from './my-meeting.ts'

type Offer = { id: string; slots: string[]; note: string; client_id?: string | undefined }

/** Offers the company other times, once for each `client_id`; a newer offer takes the place of the one before. What the company offered can still be chosen. */
export async function requestTimes(context: RequestContext & { viewer: CandidateViewer }, { id, slots, note, client_id = randomUUID() }: Offer) {
  const { db, viewer, now } = context
  const { thread, meeting } = await lockMyMeeting(context, id)
  const known = await db.selectFrom('meeting_requests').select('id').where('meeting_id', '=', id).where('client_id', '=', client_id).executeTakeFirst()
  if (known) return showMyMeeting(context, id)
  if (meeting.state !== 'proposed') fail('MEETING_SETTLED')
  const times = timesAhead(slots, now())
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  const lines = times.map((slot) => `・${meetingTime(new Date(slot), meeting)}`)
  const told = await notifyMeeting(context, thread, meeting, ['別の日時を提案します。', ...lines, ...(note ? ['', note] : [])].join('\n'))
  await withdrawRequests(context, id)
  await db
    .insertInto('meeting_requests')
    .values({ meeting_id: id, candidate_user_id: viewer.id, slots: times, note, client_id, created_at: now().toISOString(), message_id: told.id })
    .execute()
  return showMyMeeting(context, id)
}
