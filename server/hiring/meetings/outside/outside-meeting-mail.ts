import { pages } from '#contract/platform/pages.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { refuseOverLimit } from '#server/platform/request/rate-limit.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { outsideMeeting, outsideMeetingOffer } from '#server/platform/mail/texts/company/outside-meeting-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { settings } from '#server/settings.ts'

/** What a mail about a meeting says of the two sides. */
export const meetingFacts = (db: Database, outside_candidate_id: string) =>
  db
    .selectFrom('outside_candidates as outside')
    .innerJoin('companies', 'companies.id', 'outside.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'outside.job_id')
    .select(['outside.id', 'outside.name', 'outside.email', 'companies.name as company_name', 'job_offers.position_title'])
    .where('outside.id', '=', outside_candidate_id)
    .executeTakeFirstOrThrow()

type Facts = Awaited<ReturnType<typeof meetingFacts>>
type Meeting = { meeting_type: string; minutes: number; time_zone: string }
/** `withdrawn`: times that were offered, not an agreed one. */
type Change = 'booked' | 'moved' | 'cancelled' | 'withdrawn'

const typeOf = ({ meeting_type }: Meeting) => (meeting_type === 'mendan' ? ('mendan' as const) : ('mensetsu' as const))

/** In a mail that is only shown, there is no link yet. */
export const sampleLink = () => settings.publicUrl + pages.outsideMeeting('…')

export const offerMail = (facts: Facts, meeting: Meeting, slots: string[], link: string) =>
  outsideMeetingOffer({ ...facts, type: typeOf(meeting), times: slots.map((slot) => meetingTime(new Date(slot), meeting)), link })

export const changeMail = (facts: Facts, meeting: Meeting & { starts_at: string | null }, change: Change, link?: string) =>
  outsideMeeting({ ...facts, type: typeOf(meeting), change, time: meeting.starts_at ? meetingTime(new Date(meeting.starts_at), meeting) : null, link })

type Sending = { facts: Pick<Facts, 'id' | 'email'>; meeting_id: string; mail: MailText }

/** It goes with the person, and with the meeting. */
export const sendMeetingMail = ({ db }: Pick<RequestContext, 'db'>, { facts: { id, email }, meeting_id, mail }: Sending) =>
  sendMail(db, { to: email, outside_candidate_id: id, meeting_id, ...mail })

/** Before a mail by which a member offers or changes something: what they may send in an hour, and their company to this person. Taking back always goes through. */
export async function limitMeetingMails({ take, answer, viewer }: MemberContext, outside_candidate_id: string) {
  refuseWithoutMail()
  refuseOverLimit(answer, [await take('meeting_mail_from', viewer.id), await take('meeting_mail_to', outside_candidate_id)])
}

/** What was offered must not reach anybody once it is taken back. */
export const deleteUnsentMails = (db: Database, meeting_id: string) =>
  db.deleteFrom('mails').where('meeting_id', '=', meeting_id).where('sent_at', 'is', null).execute()
