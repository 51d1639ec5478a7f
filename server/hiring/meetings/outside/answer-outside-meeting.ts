import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import type { OfferedMeeting } from '#contract/hiring/outside/outside-meetings.ts'
import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { recordOutsideEvent } from '../../outside-candidates/record-outside-event.ts'
import { bookOffered } from '../book-offered.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { timeColumns } from '../meeting-columns.ts'
import { askAfterMeeting } from '../settle-booking.ts'
import { endOfLink, extendMeetingLinks, issueMeetingLink, openMeetingLink } from './meeting-links.ts'
import { notifyOfAnswer } from '../../outside-meetings/notify-of-answer.ts'
import { changeMail, meetingFacts, sendMeetingMail } from './outside-meeting-mail.ts'
import { whereTheyStand } from '../../outside-meetings/where-they-stand.ts'

/** What the person reads behind a link. */
async function offered(context: RequestContext, token: string) {
  const { db, now } = context
  const { id } = await openMeetingLink(context, token)
  return db
    .selectFrom('meetings')
    .innerJoin('outside_candidates as outside', 'outside.id', 'meetings.outside_candidate_id')
    .innerJoin('companies', 'companies.id', 'outside.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'outside.job_id')
    .select(timeColumns(now()))
    .select(whereTheyStand)
    .select([
      sql<string>`case when meetings.state = 'booked' then meetings.place else '' end`.as('place'),
      sql<OfferedMeeting['declined_as']>`meetings.declined_as`.as('declined_as'),
      'meetings.sequence',
      'companies.name as company_name',
      'job_offers.position_title',
    ])
    .where('meetings.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function openOffered(context: RequestContext, token: string): Promise<OfferedMeeting> {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { id: _id, sequence: _sequence, entry_id: _entry, assigned_id: _assigned, step, ...shown } = await offered(context, token)
  // An offer of a selection that the company has ended is over.
  return shown.state === 'proposed' && step === 'end' ? { ...shown, state: 'cancelled' } : shown
}

/** An agreed meeting for the person's own calendar; a later file of the same meeting takes its place. */
export async function showOfferedCalendar(context: RequestContext, token: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const meeting = await offered(context, token)
  if (meeting.state !== 'booked' || !meeting.starts_at) fail('LINK_INVALID')
  return meetingCalendar({ ...meeting, starts_at: meeting.starts_at, with: meeting.company_name, path: pages.home() }, context.now())
}

/** The meeting behind a link and its person, locked until the transaction ends: the person first, as every writer does. */
async function lockOffered(context: RequestContext, token: string, which?: { ofAnyCompany: true }) {
  const { db } = context
  const found = await openMeetingLink(context, token, which)
  const person = await db
    .selectFrom('outside_candidates as outside')
    .select(['outside.id', 'outside.company_id'])
    .select(whereTheyStand)
    .where('outside.id', '=', found.outside_candidate_id)
    .forNoKeyUpdate('outside')
    .executeTakeFirst()
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', found.id).forNoKeyUpdate().executeTakeFirst()
  return person && meeting ? { person, meeting } : fail('LINK_INVALID')
}

/** Takes one of the offered times. A mail confirms it, with the link under which it can be put into a calendar and given up. */
export async function bookOutside(context: RequestContext, { token, starts_at }: { token: string; starts_at: string }) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db } = context
  const { person, meeting } = await lockOffered(context, token)
  const is_mailed = siteSettings().sendsMail
  const start = new Date(starts_at)
  if (meeting.state === 'booked' && meeting.starts_at && Date.parse(meeting.starts_at) === start.getTime()) return { success: true, is_mailed }
  if (meeting.state !== 'proposed' || person.step === 'end') fail('MEETING_SETTLED')
  const booked = await bookOffered(context, { id: meeting.id, starts_at })
  await askAfterMeeting(db, booked, start)
  const until = endOfLink({ ...booked, starts_at })
  await extendMeetingLinks(db, { meeting_id: booked.id, until })
  if (is_mailed) {
    const facts = await meetingFacts(db, person.id)
    const link = await issueMeetingLink(context, { meeting_id: booked.id, until })
    await sendMeetingMail(context, { facts, meeting_id: booked.id, mail: changeMail(facts, booked, 'booked', link) })
  }
  await recordOutsideEvent(context, { id: person.id, kind: 'meeting_booked', detail: meetingTime(start, booked) })
  await notifyOfAnswer(context, person, booked)
  return { success: true, is_mailed }
}

type Refusal = { token: string; declined_as: 'unsuitable' | 'withdrawn'; note: string }

/** None of the times suits, an agreed one cannot be kept, or the person wants no meeting. What is over cannot be taken back. */
export async function declineOutside(context: RequestContext, { token, declined_as, note }: Refusal) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const { person, meeting } = await lockOffered(context, token, { ofAnyCompany: true })
  const { id, state, starts_at } = meeting
  // The same answer once more, as after a reload; another one would be lost.
  if (state === 'declined' && meeting.declined_as === declined_as && meeting.declined_note === note) return { success: true }
  const isComing = state === 'booked' && starts_at !== null && new Date(starts_at) > now()
  if ((state !== 'proposed' || person.step === 'end') && !isComing) fail('MEETING_SETTLED')
  const answer = { state: 'declined', declined_as, declined_note: note }
  const declined = await db
    .updateTable('meetings')
    .set({ ...answer, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const words = declined_as === 'unsuitable' ? '都合が合わない' : '面談・面接を辞退'
  await recordOutsideEvent(context, { id: person.id, kind: 'meeting_declined', detail: [words, note].filter(Boolean).join('：') })
  await notifyOfAnswer(context, person, declined)
  return { success: true }
}
