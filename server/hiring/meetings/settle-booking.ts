import type { Selectable } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import type { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { notifyMeeting } from './notify-meeting.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A day before; where it is booked later than that, two hours before; none when that is over, too. */
export function reminderTime(start: Date, now: Date): Date | null {
  const times = [24, 2].map((hours) => new Date(start.getTime() - hours * HOUR))
  return times.find((time) => time > now) ?? null
}

type Booked = { thread: Awaited<ReturnType<typeof lockConversation>>; meeting: Selectable<DB['meetings']>; start: Date }

/**
 * What follows when either side took a time and the meeting was written: both read it in the thread, nobody's answer is awaited, times that the candidate offered need no
 * answer any more, one reminder goes out before, and the interviewers are asked for their scorecards after it. `meeting` has its new sequence. Gives the message.
 */
export async function settleBooking(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Party }, { thread, meeting, start }: Booked) {
  const { db, now } = context
  const { id, application_id, meeting_type, sequence } = meeting
  const { candidate_user_id, company_id } = thread
  const starts_at = start.toISOString()
  const type = meetingTypes[meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
  const told = await notifyMeeting(
    context,
    thread,
    { ...meeting, state: 'booked', booked_for: starts_at },
    `${type}の日時が決まりました。\n${meetingTime(start, meeting)}`,
  )
  await recordEvent(db, {
    company_id,
    type: 'meeting.booked',
    at: now(),
    candidate_user_id,
    detail: { meeting_id: id, meeting_type, starts_at, application_id, candidate_id: candidate_user_id },
  })
  await settleThread(db, thread, {})
  await withdrawRequests(context, id)
  const remindAt = reminderTime(start, now())
  if (remindAt) await enqueue(db, 'remind_meeting', { meeting_id: id, sequence }, { runAt: remindAt, key: `meeting:${id}` })
  await askAfterMeeting(db, meeting, start)
  return told
}

/** Where the meeting is taken at another time, that one counts: the job has one key. */
export async function askAfterMeeting(db: Database, { id, sequence, minutes }: { id: string; sequence: number; minutes: number }, start: Date) {
  const over = new Date(start.getTime() + minutes * MINUTE)
  await enqueue(db, 'ask_interviewers', { meeting_id: id, sequence }, { runAt: over, key: `interviewers:${id}` })
}

/** Closes the open offer of other times for a meeting. */
export const withdrawRequests = ({ db, now }: Pick<RequestContext, 'db' | 'now'>, meeting_id: string) =>
  db
    .updateTable('meeting_requests')
    .set({ state: 'withdrawn', answered_at: now().toISOString() })
    .where('meeting_id', '=', meeting_id)
    .where('state', '=', 'open')
    .execute()
