import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { ofCompany } from '#contract/platform/of-company.ts'
import { pages } from '#contract/platform/pages.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { interviewerColumns, meetingColumns } from '../meeting-columns.ts'
import { notifyMeeting } from '../notify-meeting.ts'
import { withdrawRequests } from '../settle-booking.ts'

/** The meetings that exist for a member, the latest first. */
export const companyMeetings = (db: Database, viewer: CompanyViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('meetings', 'meetings.thread_id', 'threads.id')
    .select(meetingColumns(now))
    .select([candidateOfThread(now).as('candidate'), 'meetings.application_id'])
    .select(interviewerColumns)
    .orderBy('meetings.created_at', 'desc')
    .orderBy('meetings.id')

/** A meeting of ours as a file for a calendar. */
export async function showCompanyCalendar({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, id: string) {
  const found = await companyMeetings(db, viewer, now()).select('meetings.sequence').where('meetings.id', '=', id).executeTakeFirst()
  if (!found?.starts_at) fail('NOT_FOUND')
  const path = ofCompany(pages.companyApplication(found.application_id ?? ''), viewer.company_id)
  return meetingCalendar({ ...found, starts_at: found.starts_at, with: found.candidate.name, path }, now())
}

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
  await withdrawRequests(context, id)
  await settleThread(db, thread, {})
  return ours.executeTakeFirstOrThrow()
}
