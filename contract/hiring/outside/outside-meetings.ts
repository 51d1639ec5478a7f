import { z } from 'zod'
import { LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forAnyone, forMember } from '#contract/platform/procedure.ts'
import { text } from '#contract/platform/text/plain-text.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'
import { ChosenInterviewers, Interviewer, TimeSpan } from '../meetings/interviewers.ts'
import { CompanyMeeting, NewMeeting } from '../meetings/meetings.ts'
import { LONGEST_ANSWER, MOST_OFFERED } from './outside-names.ts'

const Mail = z.object({
  to: z.string().meta({ example: 'kashiwagi@mail.example' }),
  subject: z.string().meta({ example: '面接の候補日' }),
  text: z.string().meta({ example: '柏木 遥さん' }),
})

/** What somebody from outside answered in place of a time: other times, or no meeting at all. */
const Refusal = z.enum(['unsuitable', 'withdrawn'], { error: '回答を選んでください。' }).meta({ example: 'unsuitable' })

/** A meeting with somebody from outside, as the company reads it. */
export const OutsideMeeting = CompanyMeeting.omit({ candidate: true, application_id: true, message_id: true, requests: true, job: true }).extend({
  /** Whose it is: the entry itself, or one that was merged into it. */
  outside_candidate_id: z.uuid(),
  /** Times were offered, and the selection has ended since: none of them can be chosen any more. */
  has_ended: z.boolean(),
  declined_as: Refusal.nullable(),
  declined_note: z.string().meta({ example: '翌週の夕方なら参加できます。' }),
  /** Grows with each change: who moves it or takes it back says which state they saw. */
  sequence: z.int().meta({ example: 2 }),
  /** Since when the person knows of it by a mail; null where the company wrote down what was agreed elsewhere. */
  mailed_at: Timestamp.nullable(),
  /** What the person would read if it were taken back now; null where nothing would be sent. */
  cancel_mail: Mail.nullable(),
})
export type OutsideMeeting = z.infer<typeof OutsideMeeting>

/** With `is_agreed` the one time is agreed already, for example by telephone, and the person gets a mail only with `sends_mail`; an offer is always sent. */
const Offer = {
  ...NewMeeting,
  slots: z
    .array(KnownTime)
    .min(1, '日時を1つ以上入力してください。')
    .max(MOST_OFFERED, `日時は${MOST_OFFERED}つまでです。`)
    .meta({ example: ['2026-11-26T10:00:00+09:00'] }),
  ...ChosenInterviewers,
  is_agreed: z.boolean().default(false),
  sends_mail: z.boolean().default(true),
}
const Sequence = z.int().min(0).meta({ description: '表示していた予定の `sequence`。ほかのメンバーや本人が先に変えていれば、断られる。', example: 2 })
const NewTime = { sequence: Sequence, starts_at: KnownTime.meta({ example: '2026-11-27T10:00:00+09:00' }), place: NewMeeting.place.optional() }

const tags = ['meetings']
const ofPerson = '/company_users/outside_candidates/{id}/meetings/'
const one = '/company_users/outside_meetings/{id}/'
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, MEETING_SETTLED, OUTSIDE_UNREADABLE, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, OUTSIDE_UNREADABLE }
const written = { ...ours, INPUT_INVALID, MEETING_SETTLED, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS }
/** Whether a mail tells the person. */
const IsMailed = z.boolean()
/** Null: no mail. */
const Preview = z.object({ mail: Mail.nullable() })
const whose = z.object({ id: Uuid })

/** Interviews with people from outside, who have no conversation: a mail with a link is how they choose a time. */
export const outsideMeetings = {
  list: forMember('select')
    .route({ method: 'GET', path: ofPerson, summary: '社外からの候補者の面談・面接を見る', tags })
    .input(whose)
    .output(z.object({ meetings: z.array(OutsideMeeting) }))
    .errors(ours),
  /** Who can meet the person, and when. */
  interviewers: forMember('write_messages')
    .route({
      method: 'GET',
      path: '/company_users/outside_candidates/{id}/interviewers/',
      summary: '社外からの候補者の面接を担当できるメンバーと、空いている時間・予定のある時間を見る',
      tags,
    })
    .input(whose)
    .output(z.object({ interviewers: z.array(Interviewer), taken: z.array(TimeSpan) }))
    .errors(ours),
  /** Exactly what `propose` would send. Nothing is saved or sent. */
  preview: forMember('write_messages')
    .route({ method: 'POST', path: `${ofPerson}previews/`, summary: '候補日のメールを送る前に確かめる', tags })
    .input(z.strictObject({ id: Uuid, ...Offer }))
    .output(Preview)
    .errors(written),
  /** Sent again with the same `client_id`, it answers with the first. */
  propose: forMember('write_messages')
    .route({ method: 'POST', path: ofPerson, summary: '社外からの候補者に候補日を送る、または決まった日時を記録する', tags })
    .input(z.strictObject({ id: Uuid, ...Offer, client_id: z.uuid().optional() }))
    .output(OutsideMeeting)
    .errors(written),
  preview_move: forMember('write_messages')
    .route({ method: 'POST', path: `${one}time_previews/`, summary: '日時の変更のメールを送る前に確かめる', tags })
    .input(z.strictObject({ id: Uuid, ...NewTime }))
    .output(Preview)
    .errors(written),
  /** Another time for an agreed meeting. Who was mailed about it is mailed again. */
  move: forMember('write_messages')
    .route({ method: 'PUT', path: `${one}time/`, summary: '決まった日時を変更する', tags })
    .input(z.strictObject({ id: Uuid, ...NewTime }))
    .output(OutsideMeeting)
    .errors(written),
  change_interviewers: forMember('write_messages')
    .route({ method: 'PUT', path: `${one}interviewers/`, summary: '社外からの候補者の面接担当を変更する', tags })
    .input(z.strictObject({ id: Uuid, ...ChosenInterviewers }))
    .output(OutsideMeeting)
    .errors({ ...ours, INPUT_INVALID, MEETING_SETTLED }),
  /** Takes back an offer or an agreed meeting. Who was mailed about it is mailed again, where the site can send mails. */
  cancel: forMember('write_messages')
    .route({ method: 'PUT', path: `${one}cancellation/`, summary: '社外からの候補者の候補日・予定を取り消す', tags })
    .input(z.strictObject({ id: Uuid, sequence: Sequence }))
    .output(OutsideMeeting.extend({ is_mailed: IsMailed }))
    .errors({ ...ours, INPUT_INVALID, MEETING_SETTLED }),
  calendar: forMember('select')
    .route({ method: 'GET', path: `${one}calendar/`, summary: '社外からの候補者との予定をカレンダーのファイルで受け取る', tags })
    .input(whose)
    .output(z.file())
    .errors(ours),
}

/** What the person reads behind the link: no more than the mail says, and where it is once a time is agreed. */
export const OfferedMeeting = OutsideMeeting.pick({
  meeting_type: true,
  title: true,
  place: true,
  minutes: true,
  slots: true,
  starts_at: true,
  state: true,
  time_zone: true,
  has_passed: true,
  declined_as: true,
}).extend({ company_name: z.string().meta({ example: '株式会社ミナモログ' }), position_title: z.string().nullable() })
export type OfferedMeeting = z.infer<typeof OfferedMeeting>

const Token = LinkToken.meta({ description: 'メールのリンクにあるトークン。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' })
const path = '/outside_meetings/'
const byLink = { LINK_INVALID: errors.LINK_INVALID, TOO_MANY_REQUESTS }

/** For the person, without an account. The link works until the last offered time, or until the agreed meeting is over. */
export const offeredMeetings = {
  open: forAnyone
    .route({ method: 'POST', path: `${path}openings/`, summary: '社外の本人が、面談・面接の候補日を見る', tags })
    .input(z.strictObject({ token: Token }))
    .output(OfferedMeeting)
    .errors(byLink),
  book: forAnyone
    .route({ method: 'POST', path: `${path}bookings/`, summary: '社外の本人が、候補日から選ぶ', tags })
    .input(z.strictObject({ token: Token, starts_at: Timestamp }))
    .output(Done.extend({ is_mailed: IsMailed }))
    .errors({ ...byLink, INPUT_INVALID, MEETING_SETTLED }),
  /** None of the times suits, an agreed one cannot be kept, or the person wants no meeting. */
  decline: forAnyone
    .route({ method: 'POST', path: `${path}refusals/`, summary: '社外の本人が、都合が合わない・辞退すると答える', tags })
    .input(z.strictObject({ token: Token, declined_as: Refusal, note: text(LONGEST_ANSWER).default('').meta({ example: '翌週の夕方なら参加できます。' }) }))
    .output(Done)
    .errors({ ...byLink, INPUT_INVALID, MEETING_SETTLED }),
  calendar: forAnyone
    .route({ method: 'POST', path: `${path}calendars/`, summary: '社外の本人が、予定をカレンダーのファイルで受け取る', tags })
    .input(z.strictObject({ token: Token }))
    .output(z.file())
    .errors(byLink),
}
