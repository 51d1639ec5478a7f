import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { ofCompany } from '#contract/platform/of-company.ts'
import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { publishOutside } from '../../outside-candidates/publish-outside.ts'
import { recordOutsideEvent } from '../../outside-candidates/record-outside-event.ts'
import { refuseOverlaps } from '../company/refuse-overlaps.ts'
import { checkInterviewers, writeInterviewers } from '../interviewers/choose-interviewers.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { askAfterMeeting } from '../settle-booking.ts'
import { timesAhead } from '../times-ahead.ts'
import { refuseAfterDeletion } from './refuse-after-deletion.ts'
import { deleteMeetingLinks, endOfLink, extendMeetingLinks, issueMeetingLink } from './meeting-links.ts'
import { changeMail, deleteUnsentMails, limitMeetingMails, meetingFacts, sampleLink, sendMeetingMail } from './outside-meeting-mail.ts'
import { lockOutsideMeeting, outsideMeetings, readOutsideMeeting, shownMail } from './outside-meetings.ts'
import { readsOutside } from './propose-outside-meeting.ts'

/** `sequence`: which state of the meeting the member saw. Of two who change it at one moment, one sees first what the other did. */
type Shown = { id: string; sequence: number }
type NewTime = Shown & { starts_at: string; place?: string | undefined }

/** The mail that `move` would send. */
export async function previewMove(context: MemberContext, input: NewTime) {
  const { facts, mail } = await plannedMove(context, input)
  return { mail: mail && shownMail(facts.email, mail(sampleLink())) }
}

/** Another time for an agreed meeting that is still to come. */
export async function moveOutsideMeeting(context: MemberContext, input: NewTime) {
  const { db, viewer, now } = context
  const { person, meeting, facts, starts_at, mail } = await plannedMove(context, input)
  const { id, minutes } = meeting
  const moved = await db
    .updateTable('meetings')
    .set({ starts_at, slots: [starts_at], sequence: sql`sequence + 1`, ...(input.place === undefined ? {} : { place: input.place }) })
    .where('id', '=', id)
    .returning(['id', 'sequence', 'minutes'])
    .executeTakeFirstOrThrow()
  await askAfterMeeting(db, moved, new Date(starts_at))
  if (mail) {
    await limitMeetingMails(context, person.id)
    const until = endOfLink({ slots: [], starts_at, minutes })
    await extendMeetingLinks(db, { meeting_id: id, until })
    await sendMeetingMail(context, { facts, meeting_id: id, mail: mail(await issueMeetingLink(context, { meeting_id: id, until })) })
    await db.updateTable('meetings').set({ mailed_at: now().toISOString() }).where('id', '=', id).execute()
  }
  await recordOutsideEvent(context, { id: person.id, kind: 'meeting_moved', by: viewer.name, detail: meetingTime(new Date(starts_at), meeting) })
  return readOutsideMeeting(context, id)
}

async function plannedMove(context: MemberContext, { id, sequence, starts_at: asked }: NewTime) {
  const { now } = context
  const { person, meeting } = await lockOutsideMeeting(context, id)
  if (meeting.sequence !== sequence || meeting.state !== 'booked' || !meeting.starts_at || new Date(meeting.starts_at) <= now()) fail('MEETING_SETTLED')
  const [starts_at = asked] = timesAhead([asked], now(), 'starts_at')
  await refuseAfterDeletion(context.db, { id: person.id, slots: [starts_at], minutes: meeting.minutes, field: 'starts_at' })
  await refuseOverlaps(context, {
    owner: { outside_candidate_id: person.id },
    slots: [starts_at],
    minutes: meeting.minutes,
    except: id,
    field: 'starts_at',
  })
  const facts = await meetingFacts(context.db, person.id)
  const mail = (link: string) => changeMail(facts, { ...meeting, starts_at }, 'moved', link)
  return { person, meeting, facts, starts_at, mail: meeting.mailed_at ? mail : null }
}

/** Takes back times that were offered, or an agreed meeting that is still to come. Who was mailed about it reads so in a mail, where one can be sent; its links lead nowhere. */
export async function cancelOutsideMeeting(context: MemberContext, { id, sequence }: Shown) {
  const { db, viewer, now } = context
  const { person, meeting } = await lockOutsideMeeting(context, id)
  const { state, starts_at } = meeting
  const is_mailed = meeting.mailed_at !== null && siteSettings().sendsMail
  if (state === 'cancelled') return { ...(await readOutsideMeeting(context, id)), is_mailed }
  const isAgreed = state === 'booked' && starts_at !== null && new Date(starts_at) > now()
  if (meeting.sequence !== sequence || (state !== 'proposed' && !isAgreed)) fail('MEETING_SETTLED')
  await db.updateTable('meetings').set({ state: 'cancelled', sequence: sql`sequence + 1` }).where('id', '=', id).execute()
  await deleteMeetingLinks(db, id)
  await deleteUnsentMails(db, id)
  if (is_mailed) {
    const facts = await meetingFacts(db, person.id)
    await sendMeetingMail(context, { facts, meeting_id: id, mail: changeMail(facts, meeting, isAgreed ? 'cancelled' : 'withdrawn') })
  }
  const detail = isAgreed ? meetingTime(new Date(starts_at), meeting) : '候補日'
  await recordOutsideEvent(context, { id: person.id, kind: 'meeting_cancelled', by: viewer.name, detail })
  return { ...(await readOutsideMeeting(context, id)), is_mailed }
}

type Chosen = { id: string; interviewer_ids: string[]; kit_id: string | null }

/** Names others in place of the interviewers, as long as the meeting is not over. */
export async function changeOutsideInterviewers(context: MemberContext, { id, ...chosen }: Chosen) {
  const { db } = context
  const { person } = await lockOutsideMeeting(context, id)
  const { state, has_passed } = await readOutsideMeeting(context, id)
  if (has_passed || (state !== 'proposed' && state !== 'booked')) fail('MEETING_SETTLED')
  await writeInterviewers(db, id, await checkInterviewers(context, { isReader: readsOutside, ...chosen }))
  await publishOutside(db, person.id)
  return readOutsideMeeting(context, id)
}

/** An agreed meeting as a file for the member's calendar. */
export async function showOutsideCalendar({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>, id: string) {
  const found = await outsideMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirst()
  if (!found?.starts_at) fail('NOT_FOUND')
  const path = ofCompany(pages.companyOutside(found.entry_id), viewer.company_id)
  return meetingCalendar({ ...found, starts_at: found.starts_at, with: found.candidate.name, path }, now())
}
