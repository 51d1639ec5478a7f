import { sql } from 'kysely'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { companyMeetings } from './company-meetings.ts'

/** Takes back times that were offered, or a meeting that was agreed and is still to come: the candidate reads it at once. */
export async function cancelMeeting(context: RequestContext & { viewer: CompanyViewer }, id: string): Promise<CompanyMeeting> {
  const { db, viewer, now } = context
  const ours = companyMeetings(db, viewer, now()).where('meetings.id', '=', id)
  const found = await ours.executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { state, starts_at } = meeting
  if (state === 'cancelled') return ours.executeTakeFirstOrThrow()
  const isComing = state === 'booked' && starts_at && new Date(starts_at) > now()
  if (state !== 'proposed' && !isComing) fail('MEETING_SETTLED')
  await db.updateTable('meetings').set({ state: 'cancelled', sequence: sql`sequence + 1` }).where('id', '=', id).execute()
  const told = isComing ? `次の予定を取り消しました。\n${meetingTime(new Date(starts_at), meeting)}` : 'お送りした候補日を取り消しました。'
  await notifyMeeting(context, thread, { ...meeting, state: 'cancelled' }, told)
  await settleThread(db, thread, {})
  return ours.executeTakeFirstOrThrow()
}
