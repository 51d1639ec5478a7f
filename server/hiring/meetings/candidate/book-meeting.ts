import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { bookOffered } from '../book-offered.ts'
import { settleBooking } from '../settle-booking.ts'
import { lockMyMeeting, showMyMeeting } from './my-meeting.ts'

/** Takes one of the times that the company offers. Both read it in the thread, nobody's answer is awaited then, and one reminder goes out before. */
export async function bookMeeting(context: RequestContext & { viewer: CandidateViewer }, { id, starts_at }: { id: string; starts_at: string }) {
  const { thread, meeting } = await lockMyMeeting(context, id)
  const start = new Date(starts_at)
  if (meeting.state === 'booked' && meeting.starts_at && Date.parse(meeting.starts_at) === start.getTime()) return showMyMeeting(context, id)
  if (meeting.state !== 'proposed') fail('MEETING_SETTLED')
  await settleBooking(context, { thread, meeting: await bookOffered(context, { id, starts_at }), start })
  return showMyMeeting(context, id)
}
