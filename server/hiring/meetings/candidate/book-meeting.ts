import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { lockMyMeeting, showMyMeeting } from './my-meeting.ts'

const HOUR = 3_600_000

/** A day before; where it is booked later than that, two hours before; none when that is over, too. */
export function reminderTime(start: Date, now: Date): Date | null {
  const times = [24, 2].map((hours) => new Date(start.getTime() - hours * HOUR))
  return times.find((time) => time > now) ?? null
}

/** Takes one of the times that the company offers. Both read it in the thread, nobody's answer is awaited then, and one reminder goes out before. */
export async function bookMeeting(context: RequestContext & { viewer: CandidateViewer }, { id, starts_at }: { id: string; starts_at: string }) {
  const { db, now } = context
  const { thread, meeting } = await lockMyMeeting(context, id)
  const start = new Date(starts_at)
  if (meeting.state === 'booked' && meeting.starts_at && Date.parse(meeting.starts_at) === start.getTime()) return showMyMeeting(context, id)
  if (meeting.state !== 'proposed') fail('MEETING_SETTLED')
  const booked = await db
    .updateTable('meetings')
    .set({ state: 'booked', starts_at, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`${starts_at}::timestamptz = any(slots) and ${starts_at}::timestamptz > ${now()}`)
    .returning('sequence')
    .executeTakeFirst()
  if (!booked) fail('INPUT_INVALID', [{ field: 'starts_at', message: '候補の日時から選んでください。' }])

  const type = meetingTypes[meeting.meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
  await notifyMeeting(context, thread, { ...meeting, state: 'booked', booked_for: starts_at }, `${type}の日時が決まりました。\n${meetingTime(start, meeting)}`)
  const { candidate_user_id, company_id } = thread
  await recordEvent(db, {
    company_id,
    type: 'meeting.booked',
    at: now(),
    candidate_user_id,
    detail: {
      meeting_id: id,
      meeting_type: meeting.meeting_type,
      starts_at: start.toISOString(),
      application_id: meeting.application_id,
      candidate_id: candidate_user_id,
    },
  })
  await settleThread(db, thread, {})
  const remindAt = reminderTime(start, now())
  if (remindAt) await enqueue(db, 'remind_meeting', { meeting_id: id, sequence: booked.sequence }, { runAt: remindAt, key: `meeting:${id}` })
  return showMyMeeting(context, id)
}
