import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { settleBooking } from '../settle-booking.ts'
import { lockMyMeeting, showMyMeeting } from './my-meeting.ts'

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

  await settleBooking(context, { thread, meeting: { ...meeting, sequence: booked.sequence }, start })
  return showMyMeeting(context, id)
}
