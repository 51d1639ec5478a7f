import { z } from 'zod'
import { forCandidate, forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany, Uuid } from '#contract/platform/ids.ts'
import { ChosenInterviewers, Interviewer, interviewers } from './interviewers.ts'
import { PromiseReason } from './meeting-promises.ts'
import { MeetingRequest, MeetingRequestAcceptance, MeetingRequestRefusal, NewMeetingRequest } from './meeting-requests.ts'
import { MeetingType } from '#contract/conversations/messages.ts'
import { ThreadCandidate, ThreadCompany } from '#contract/conversations/threads.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'
import { Digits } from '#contract/platform/text/whole-number.ts'

const Meeting = z.object({
  id: z.uuid(),
  meeting_type: MeetingType,
  title: z.string().meta({ example: '開発の者がお話しします' }),
  minutes: z.int(),
  /** The times to choose from; those that have passed by are left out. */
  slots: z.array(Timestamp).meta({ example: ['2026-11-25T10:00:00+09:00', '2026-11-26T16:30:00+09:00'] }),
  starts_at: Timestamp.nullable(),
  /** Where the company is: an IANA name. */
  time_zone: z.string().meta({ example: 'Asia/Tokyo' }),
  state: z.enum(['proposed', 'booked', 'declined', 'cancelled']),
  /** Booked, and over. */
  has_passed: z.boolean(),
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  /** The message of the conversation that offers the times. */
  message_id: z.uuid().nullable(),
  /** Other times that the candidate offered, the latest first. */
  requests: z.array(MeetingRequest),
})

/** As the candidate reads it. */
export const MyMeeting = Meeting.extend({
  company: ThreadCompany,
  /** An address or a link; empty until a time is booked. */
  place: z.string(),
  /** What one said afterwards. */
  took_place: z.boolean().nullable(),
  actual_type: MeetingType.nullable(),
  answered_at: Timestamp.nullable(),
})
export type MyMeeting = z.infer<typeof MyMeeting>

/** As the company reads it: what the candidate says afterwards is told many together only. */
export const CompanyMeeting = Meeting.extend({
  candidate: ThreadCandidate,
  application_id: z.uuid().nullable(),
  place: z.string().meta({ example: 'https://meet.example/abc' }),
  /** Who of the company meets the candidate; empty where nobody was named. */
  interviewers: z.array(Interviewer.pick({ id: true, name: true })),
  /** The kit with which they are asked for a scorecard once the meeting is over. */
  kit: z.object({ id: z.uuid(), name: z.string().meta({ example: '技術面接' }) }).nullable(),
})
export type CompanyMeeting = z.infer<typeof CompanyMeeting>

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** What a company says of a meeting that it offers. */
export const NewMeeting = {
  meeting_type: z.enum(MeetingType.options, { error: '面談か面接かを選んでください。' }),
  title: z.string().trim().max(100, '100文字以内で入力してください。').default(''),
  place: z.string().trim().max(500, '500文字以内で入力してください。').default(''),
  minutes: Digits(z.number({ error: '数字で入力してください。' }).int().min(10, '10分以上で入力してください。').max(480, '8時間までで入力してください。')),
  slots: z
    .array(KnownTime)
    .min(1, '候補を1つ以上入力してください。')
    .max(20, '候補は20個までです。')
    .meta({ example: ['2026-11-26T10:00:00+09:00'] }),
  time_zone: z.string().max(50).refine(isTimeZone, 'タイムゾーンを選んでください。').default('Asia/Tokyo'),
}

const tags = ['meetings']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID, MEETING_SETTLED } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const ours = { ...mine, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const one = z.strictObject({ id: Uuid })
const unwritable = { THREAD_CLOSED: errors.THREAD_CLOSED, PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE, COMPANY_UNCLAIMED: errors.COMPANY_UNCLAIMED }
const ofRequest = '/company_users/meetings/{id}/requests/{request_id}/'

export const candidateMeetings = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/meetings/', summary: '面談と面接の予定と候補日を見る', tags })
    .input(z.object({ company_id: IdOfCompany.optional() }))
    .output(z.object({ meetings: z.array(MyMeeting) }))
    .errors({ SIGN_IN_REQUIRED }),
  show: forCandidate
    .route({ method: 'GET', path: '/candidate_users/meetings/{id}/', summary: '面談・面接を見る', tags })
    .input(z.object(one.shape))
    .output(MyMeeting)
    .errors(mine),
  book: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/meetings/{id}/booking/', summary: '候補日から選ぶ', tags })
    .input(z.strictObject({ id: Uuid, starts_at: Timestamp }))
    .output(MyMeeting)
    .errors({ ...mine, INPUT_INVALID, MEETING_SETTLED }),
  /** None of the times suits, or a booked one cannot be kept. */
  decline: forCandidate
    .route({ method: 'DELETE', path: '/candidate_users/meetings/{id}/booking/', summary: '候補日を断る・予定を取り消す', tags })
    .input(one)
    .output(MyMeeting)
    .errors({ ...mine, MEETING_SETTLED }),
  /** Offers other times for a meeting whose time is not agreed. What the company offered can still be chosen. */
  request: forCandidate
    .route({ method: 'POST', path: '/candidate_users/meetings/{id}/requests/', summary: '別の日時を提案する', tags })
    .input(NewMeetingRequest)
    .output(MyMeeting)
    .errors({ ...mine, INPUT_INVALID, MEETING_SETTLED, ...unwritable }),
  calendar: forCandidate
    .route({ method: 'GET', path: '/candidate_users/meetings/{id}/calendar/', summary: '予定をカレンダーのファイルで受け取る', tags })
    .input(z.object(one.shape))
    .output(z.file())
    .errors(mine),
  /** Afterwards: did it take place, and which kind was it. Null answers that one would rather not say. */
  answer: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/meetings/{id}/answer/', summary: '会ったあとの質問に答える', tags })
    .input(z.strictObject({ id: Uuid, took_place: z.boolean().nullable(), actual_type: MeetingType.nullish() }))
    .output(MyMeeting)
    .errors({ ...mine, INPUT_INVALID }),
}

export const companyMeetings = {
  interviewers,
  /** Sent again with the same `client_id`, it answers with the first. Times that overlap each other, or what the selection or the sender has open, are refused. Another kind than an accepted scout promised needs `promise_reason`. */
  propose: forMember('write_messages')
    .route({ method: 'POST', path: '/company_users/applications/{id}/meetings/', summary: '面談・面接の候補日を送る', tags })
    .input(z.strictObject({ id: Uuid, ...NewMeeting, ...ChosenInterviewers, client_id: z.uuid().optional(), promise_reason: PromiseReason.optional() }))
    .output(CompanyMeeting)
    .errors({
      ...ours,
      INPUT_INVALID,
      MEETING_PROMISED: errors.MEETING_PROMISED,
      THREAD_CLOSED: errors.THREAD_CLOSED,
      THREAD_PARKED: errors.THREAD_PARKED,
      ANSWER_AWAITED: errors.ANSWER_AWAITED,
      PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE,
    }),
  /** Who meets the candidate from now on, until the meeting is over. The candidate is not told. */
  change_interviewers: forMember('write_messages')
    .route({ method: 'PUT', path: '/company_users/meetings/{id}/interviewers/', summary: '面接担当を変更する', tags })
    .input(z.strictObject({ id: Uuid, ...ChosenInterviewers }))
    .output(CompanyMeeting)
    .errors({ ...ours, INPUT_INVALID, MEETING_SETTLED }),
  cancel: forMember('write_messages')
    .route({ method: 'DELETE', path: '/company_users/meetings/{id}/', summary: '候補日・予定を取り消す', tags })
    .input(one)
    .output(CompanyMeeting)
    .errors({ ...ours, MEETING_SETTLED }),
  /** Takes one of the times that the candidate offers; the meeting is booked then. */
  accept_request: forMember('write_messages')
    .route({ method: 'PUT', path: `${ofRequest}acceptance/`, summary: '候補者が提案した日時に決める', tags })
    .input(MeetingRequestAcceptance)
    .output(CompanyMeeting)
    .errors({ ...ours, INPUT_INVALID, MEETING_SETTLED }),
  decline_request: forMember('write_messages')
    .route({ method: 'PUT', path: `${ofRequest}refusal/`, summary: '候補者が提案した日時を断る', tags })
    .input(MeetingRequestRefusal)
    .output(CompanyMeeting)
    .errors({ ...ours, MEETING_SETTLED }),
  calendar: forMember('see_selection')
    .route({ method: 'GET', path: '/company_users/meetings/{id}/calendar/', summary: '予定をカレンダーのファイルで受け取る', tags })
    .input(z.object(one.shape))
    .output(z.file())
    .errors(ours),
}
