import { sql } from 'kysely'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { MOST_OPEN_MEETINGS } from '#contract/hiring/outside/outside-names.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockReadable, readableOutside } from '../../outside-candidates/change-outside-candidate.ts'
import { recordOutsideEvent } from '../../outside-candidates/record-outside-event.ts'
import { refuseOverlaps, takenTimes } from '../company/refuse-overlaps.ts'
import { checkInterviewers, writeInterviewers } from '../interviewers/choose-interviewers.ts'
import { interviewersAmong } from '../interviewers/list-interviewers.ts'
import { askAfterMeeting } from '../settle-booking.ts'
import { timesAhead } from '../times-ahead.ts'
import { endOfLink, issueMeetingLink } from './meeting-links.ts'
import { changeMail, limitMeetingMails, meetingFacts, offerMail, sampleLink, sendMeetingMail } from './outside-meeting-mail.ts'
import { refuseAfterDeletion } from './refuse-after-deletion.ts'
import { openMeetingsOf } from '../../outside-meetings/open-meetings.ts'
import { readOutsideMeeting, shownMail } from './outside-meetings.ts'

type Offer = {
  id: string
  meeting_type: 'mendan' | 'mensetsu'
  title: string
  place: string
  minutes: number
  slots: string[]
  time_zone: string
  interviewer_ids: string[]
  kit_id: string | null
  is_agreed: boolean
  sends_mail: boolean
}

/** Guests read nothing of people from outside. */
export const readsOutside = sql<boolean>`role <> 'guest'`

export async function listOutsideInterviewers(context: MemberContext, id: string) {
  await readableOutside(context, id)
  return { interviewers: await interviewersAmong(context, readsOutside), taken: await takenTimes(context, { outside_candidate_id: id }) }
}

/** The mail that `propose` would send. */
export async function previewOutsideMeeting(context: MemberContext, offer: Offer) {
  await readableOutside(context, offer.id)
  const { facts, mail } = await planned(context, offer)
  return { mail: mail && shownMail(facts.email, mail(sampleLink())) }
}

/** Offers times by a mail with a link, or writes down a time that was agreed elsewhere; once for each `client_id`. */
export async function proposeOutsideMeeting(context: MemberContext, { client_id, ...offer }: Offer & { client_id?: string | undefined }) {
  const { db, viewer, now } = context
  const { id: outside_candidate_id } = await lockReadable(context, offer.id)
  const known = await db
    .selectFrom('meetings')
    .select('id')
    .where('outside_candidate_id', '=', outside_candidate_id)
    .where('client_id', '=', client_id ?? null)
    .executeTakeFirst()
  if (known) return readOutsideMeeting(context, known.id)
  const { slots, starts_at, facts, interviewers, mail } = await planned(context, offer)
  const { meeting_type, title, place, minutes, time_zone } = offer
  const said = { meeting_type, title, place, minutes, time_zone }
  const state = starts_at ? 'booked' : 'proposed'
  const at = now().toISOString()
  const meeting = await db
    .insertInto('meetings')
    .values({ ...said, outside_candidate_id, client_id, slots, starts_at, state, mailed_at: mail && at, company_user_id: viewer.id, created_at: at })
    .returning(['id', 'sequence', 'minutes'])
    .executeTakeFirstOrThrow()
  await writeInterviewers(db, meeting.id, interviewers)
  if (starts_at) await askAfterMeeting(db, meeting, new Date(starts_at))
  if (mail) {
    await limitMeetingMails(context, outside_candidate_id)
    const link = await issueMeetingLink(context, { meeting_id: meeting.id, until: endOfLink({ slots, starts_at, minutes }) })
    await sendMeetingMail(context, { facts, meeting_id: meeting.id, mail: mail(link) })
  }
  const times = slots.map((slot) => meetingTime(new Date(slot), offer)).join('、')
  await recordOutsideEvent(context, { id: outside_candidate_id, kind: starts_at ? 'meeting_booked' : 'meeting_offered', by: viewer.name, detail: times })
  return readOutsideMeeting(context, meeting.id)
}

/** What of an offer is stored and sent, or why it is refused. */
async function planned(context: MemberContext, offer: Offer) {
  const { db, viewer, now } = context
  const { id, is_agreed, sends_mail, minutes, interviewer_ids, kit_id } = offer
  await refuseEnded(context, id)
  if (!is_agreed && !sends_mail) fail('INPUT_INVALID', [{ field: 'sends_mail', message: '候補日はメールで送ります。' }])
  const slots = timesAhead(offer.slots, now())
  if (is_agreed && slots.length > 1) fail('INPUT_INVALID', [{ field: 'slots', message: '決まった日時を1つだけ入力してください。' }])
  await refuseAfterDeletion(db, { id, slots, minutes })
  await refuseMany(context, id)
  await refuseOverlaps({ db, viewer, now }, { owner: { outside_candidate_id: id }, slots, minutes })
  const interviewers = await checkInterviewers(context, { isReader: readsOutside, interviewer_ids, kit_id })
  const facts = await meetingFacts(db, id)
  const starts_at = is_agreed ? slots[0]! : null
  const mail = (link: string) => (starts_at ? changeMail(facts, { ...offer, starts_at }, 'booked', link) : offerMail(facts, offer, slots, link))
  return { slots, starts_at, facts, interviewers, mail: sends_mail ? mail : null }
}

/** A selection that is over has no more meetings, and who was merged is met where they were merged into. */
async function refuseEnded({ db }: MemberContext, id: string) {
  const { step, merged_at } = await db.selectFrom('outside_candidates').select(['step', 'merged_at']).where('id', '=', id).executeTakeFirstOrThrow()
  if (merged_at) fail('INPUT_INVALID', [{ field: 'slots', message: '統合した登録には送れません。統合先のページから送ってください。' }])
  if (step === 'end') fail('INPUT_INVALID', [{ field: 'slots', message: '選考が終了しています。ステータスを戻してから送ってください。' }])
}

async function refuseMany({ db, now }: MemberContext, id: string) {
  const { count } = await openMeetingsOf(db, id, now()).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const message = `回答を待っている候補日と、これからの予定は、1人${MOST_OPEN_MEETINGS}件までです。使わないものを取り消してから、もう一度お試しください。`
  if (count >= MOST_OPEN_MEETINGS) fail('INPUT_INVALID', [{ field: 'slots', message }])
}
