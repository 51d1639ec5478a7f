import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Page } from '#contract/platform/page.ts'
import { AnnouncementAudience, AnnouncementContent, announcementFields } from './announcement-content.ts'
import { AnnouncementRequest } from './announcement-requests.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** `draft` until it is published, `scheduled` before its period, `ended` after it or when it was stopped. */
export const AnnouncementState = z.enum(['draft', 'scheduled', 'live', 'ended'])
export type AnnouncementState = z.infer<typeof AnnouncementState>

/** Without it a message with a tag that cannot be used is refused; with it such tags are taken out. */
const drop_unusable = z.boolean().default(false)

const Standing = z.object({
  id: z.int(),
  state: AnnouncementState.meta({ example: 'live' }),
  /** Of what was saved last. */
  revision: z.int().meta({ example: 3 }),
  /** Of what is public. */
  version: z.int().meta({ example: 2 }),
  published_at: Timestamp.nullable(),
  stopped_at: Timestamp.nullable(),
  is_demo: z.boolean(),
})

/** Of an announcement to some candidates only in steps of five, null below: which of them a condition means is nobody's business. */
const Told = z.int().nullable()

export const ListedAnnouncement = Standing.extend({
  audience: AnnouncementAudience,
  title: z.string().meta({ example: '面談の種類の選び方が変わります' }),
  is_narrowed: z.boolean(),
  /** A second operator is asked to publish, change or mail it. */
  is_waiting: z.boolean(),
  display_start_at: Timestamp,
  display_end_at: Timestamp.nullable(),
  is_require_confirm: z.boolean(),
  seen: Told.meta({ example: 812 }),
  confirmed: Told.meta({ example: 790 }),
})
export type ListedAnnouncement = z.infer<typeof ListedAnnouncement>

const AnnouncementFigures = z.object({
  /** For some candidates only: the numbers are told in steps. */
  is_narrowed: z.boolean(),
  /** Who is meant at this moment, or was and saw it. */
  addressed: Told.meta({ example: 1240 }),
  seen: Told.meta({ example: 812 }),
  confirmed: Told.meta({ example: 790 }),
  /** Each day in Japan on which somebody saw or confirmed it, and those between; none of a narrowed announcement. */
  days: z.array(
    z.object({ on: z.iso.date().meta({ example: '2026-11-18' }), seen: z.int().meta({ example: 640 }), confirmed: z.int().meta({ example: 631 }) }),
  ),
})
export type AnnouncementFigures = z.infer<typeof AnnouncementFigures>

const AnnouncementMailing = z.object({
  /** Who agreed to the mail magazine and is meant, at this moment. */
  recipients: Told.meta({ example: 310 }),
  /** Null when nobody asked for one. */
  state: z.enum(['scheduled', 'sending', 'sent', 'cancelled']).nullable().meta({ example: 'sent' }),
  starts_at: Timestamp.nullable().meta({ example: '2026-11-18T10:05:00+09:00' }),
  requested_by: z.string().meta({ example: '運営 花子' }),
  /** How many mails were written. */
  sent: Told.meta({ example: 310 }),
})
export type AnnouncementMailing = z.infer<typeof AnnouncementMailing>

const AnnouncementVersion = z.object({
  version: z.int().meta({ example: 2 }),
  at: Timestamp.meta({ example: '2026-11-19T09:00:00+09:00' }),
  operator_name: z.string(),
  /** The second of two; empty where one was enough. */
  approved_by_name: z.string().meta({ example: '運営 太郎' }),
  asks_again: z.boolean(),
  /** What differs from the version before. */
  changes: z.array(
    z.object({
      field: z.string().meta({ example: 'title' }),
      from: z.unknown().meta({ example: '面談の種類が変わります' }),
      to: z.unknown().meta({ example: '面談の種類の選び方が変わります' }),
    }),
  ),
  /** How many confirmed this version. */
  confirmed: Told.meta({ example: 159 }),
})
export type AnnouncementVersion = z.infer<typeof AnnouncementVersion>

const OperatorAnnouncement = Standing.extend({
  content: AnnouncementContent,
  figures: AnnouncementFigures,
  mailing: AnnouncementMailing,
  versions: z.array(AnnouncementVersion),
  /** Whether what reaches people takes a second operator; not while there is only one. */
  takes_two: z.boolean(),
  /** The one that waits first. */
  requests: z.array(AnnouncementRequest),
})
export type OperatorAnnouncement = z.infer<typeof OperatorAnnouncement>

export const AnnouncementSearch = Page.extend({
  state: AnnouncementState.optional().meta({ description: '求人の状態（draft・in_review・published・paused・closed）。', example: 'draft' }),
  audience: AnnouncementAudience.optional().meta({ description: 'お知らせの宛先（candidates・companies）。', example: 'candidates' }),
})
export type AnnouncementSearch = z.infer<typeof AnnouncementSearch>

const tags = ['operator_notices']
const path = '/operators/notifications/'
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, PAGE_CHANGED, NOTICE_STANDS } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const writing = { ...guarded, ROLE_FORBIDDEN, INPUT_INVALID }
const ofOne = { ...writing, NOT_FOUND, PAGE_CHANGED, NOTICE_STANDS }
/** Of the operator, where the announcement opens in front of people's pages. */
const password = z.string().max(1000).default('')
const interrupting = {
  ...ofOne,
  WRONG_PASSWORD: errors.WRONG_PASSWORD,
  TOO_MANY_TRIES: errors.TOO_MANY_TRIES,
  TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
}
const revision = z.int().min(1)
const Saved = z.object({ id: z.int(), revision: z.int().meta({ example: 3 }), version: z.int().meta({ example: 2 }) })
/** `is_waiting`: nothing is public yet, a second operator decides. */
const SavedOrAsked = Saved.extend({ is_waiting: z.boolean().meta({ example: false }) })
const ofRequest = z.strictObject({ id: Id, request_id: Uuid })
const { NOTICE_REQUESTED, NOTICE_DECIDED } = errors
const mailRefusals = {
  NOTICE_NOT_MAILABLE: errors.NOTICE_NOT_MAILABLE,
  NOTICE_MAILED: errors.NOTICE_MAILED,
  NOBODY_AGREED: errors.NOBODY_AGREED,
  MAIL_SENDER_UNNAMED: errors.MAIL_SENDER_UNNAMED,
}

export const operatorAnnouncements = {
  list: forOperator('see_notices')
    .route({ method: 'GET', path, summary: 'お知らせを一覧する', tags })
    .input(AnnouncementSearch)
    .output(z.object({ notices: z.array(ListedAnnouncement), total: z.int(), page: z.int(), per_page: z.int() }))
    .errors(guarded),
  show: forOperator('see_notices')
    .route({ method: 'GET', path: `${path}{id}/`, summary: 'お知らせと、届いた数、履歴を見る', tags })
    .input(z.object({ id: Id }))
    .output(OperatorAnnouncement)
    .errors({ ...guarded, NOT_FOUND }),
  create: forOperator('publish_notices')
    .route({ method: 'POST', path, summary: 'お知らせの下書きを作る', tags })
    .input(z.strictObject({ ...announcementFields, drop_unusable }))
    .output(Saved)
    .errors(writing),
  /** What is published gets a version, once a second operator agrees; only its end changes at once. `ask_again`: recipients who confirmed an earlier version are asked again. */
  change: forOperator('publish_notices')
    .route({ method: 'PATCH', path: `${path}{id}/`, summary: 'お知らせを変える', tags })
    .input(z.strictObject({ id: Id, revision, ...announcementFields, drop_unusable, ask_again: z.boolean().default(false), password }))
    .output(SavedOrAsked)
    .errors({ ...interrupting, NOTICE_REQUESTED }),
  /** Where there is a second operator they are asked. Otherwise it begins now, or when its period does. What opens in front of people's pages needs the password, and begins five minutes ahead at the earliest. */
  publish: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}{id}/publication/`, summary: 'お知らせを公開する', tags })
    .input(z.strictObject({ id: Id, revision, password }))
    .output(SavedOrAsked)
    .errors({ ...interrupting, NOTICE_REQUESTED }),
  /** Before its period is over. Recipients who confirmed it keep it in their list. */
  stop: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}{id}/end/`, summary: 'お知らせを終える', tags })
    .input(z.strictObject({ id: Id, reason: Reason }))
    .output(Saved)
    .errors({ ...writing, NOT_FOUND, NOTICE_STANDS }),
  /** A public announcement to candidates, to those of them who agreed to the mail magazine. Where there is a second operator they are asked; alone it takes the password. It begins five minutes later. */
  mail: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}{id}/mailing/`, summary: 'お知らせを、同意した人にメールでも送る', tags })
    .input(z.strictObject({ id: Id, password }))
    .output(z.object({ starts_at: Timestamp.nullable().meta({ example: '2026-11-18T10:05:00+09:00' }), is_waiting: z.boolean().meta({ example: false }) }))
    .errors({ ...interrupting, ...mailRefusals, NOTICE_REQUESTED }),
  /** Until it begins. */
  cancel_mail: forOperator('publish_notices')
    .route({ method: 'DELETE', path: `${path}{id}/mailing/`, summary: 'メールの送信を取り消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ ...writing, NOT_FOUND, NOTICE_MAILED: errors.NOTICE_MAILED }),
  /** Only what was never published. */
  remove: forOperator('publish_notices')
    .route({ method: 'DELETE', path: `${path}{id}/`, summary: '下書きを消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ ...writing, NOT_FOUND, NOTICE_STANDS }),
  /** By another operator than who asked: it is published, changed, or mailed. What interrupts people and mails begin five minutes later. */
  approve: forOperator('approve_notices')
    .route({ method: 'PUT', path: `${path}{id}/requests/{request_id}/approval/`, summary: 'お知らせの公開・変更・メールを承認する', tags })
    .input(ofRequest)
    .output(Saved)
    .errors({ ...ofOne, ...mailRefusals, ...secondOperatorRefusals, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED, NOTICE_DECIDED }),
  /** By who asked, or by anybody who could approve it: then it is refused. */
  withdraw: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}{id}/requests/{request_id}/withdrawal/`, summary: 'お知らせの依頼を取り消す・断る', tags })
    .input(ofRequest)
    .output(Done)
    .errors({ ...writing, NOT_FOUND, NOTICE_DECIDED }),
}
