import { z } from 'zod'
import { Done } from '../done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'
import { secondOperatorRefusals } from '../errors/second-operator.ts'
import { line } from '../text/plain-text.ts'
import { KnownTime, Timestamp } from '../text/timestamp.ts'
import { guarded, writing } from '../errors/guarded.ts'
import { ofPublicationRequest, PublicationRequest, takes_two } from './publication-request.ts'
import { WholeNumber } from '../text/whole-number.ts'

export const MaintenanceNotice = z.object({
  id: z.int(),
  message: z.string().meta({ example: 'システムを入れかえます。' }),
  shows_at: Timestamp,
  ends_at: Timestamp.meta({ example: '2026-11-22T02:00:00+09:00' }),
  /** From here to the end candidates and companies change nothing; null: they go on as ever. */
  reading_only_at: Timestamp.nullable().meta({ example: '2026-11-22T00:00:00+09:00' }),
  operator_name: z.string(),
  created_at: Timestamp,
  withdrawn_at: Timestamp.nullable(),
  /** Published by one operator in an emergency: until then another one confirms it, or it disappears. */
  confirm_by: Timestamp.nullable().meta({ example: null }),
  /** `unconfirmed`: it disappeared because nobody confirmed it. */
  state: z.enum(['planned', 'shown', 'over', 'withdrawn', 'unconfirmed']),
})
export type MaintenanceNotice = z.infer<typeof MaintenanceNotice>

const NoticeWish = z
  .strictObject({
    message: line(300).min(1, '知らせる文を書いてください。').meta({ example: 'システムを入れかえます。' }),
    shows_at: KnownTime,
    ends_at: KnownTime.meta({ example: '2026-11-22T02:00:00+09:00' }),
    reading_only_at: KnownTime.nullable(),
  })
  .refine(({ shows_at, ends_at }) => Date.parse(ends_at) > Date.parse(shows_at), { path: ['ends_at'], error: '出す時刻より後にしてください。' })
  .refine(
    ({ shows_at, ends_at, reading_only_at }) =>
      !reading_only_at || (Date.parse(reading_only_at) >= Date.parse(shows_at) && Date.parse(reading_only_at) < Date.parse(ends_at)),
    { path: ['reading_only_at'], error: '出す時刻から終わる時刻までのあいだにしてください。' },
  )
export type NoticeWish = z.infer<typeof NoticeWish>

const MaintenanceRequest = PublicationRequest.extend({
  /** Of an emergency: the notice that is shown already. */
  notice_id: z.int().nullable().meta({ example: null }),
  message: z.string().meta({ example: 'システムを入れかえます。' }),
  shows_at: Timestamp,
  ends_at: Timestamp.meta({ example: '2026-11-22T02:00:00+09:00' }),
  reading_only_at: Timestamp.nullable().meta({ example: '2026-11-22T00:00:00+09:00' }),
})
export type MaintenanceRequest = z.infer<typeof MaintenanceRequest>

const tags = ['operators']
const path = '/operators/maintenance/'
const ofRequest = { ...writing, NOT_FOUND: errors.NOT_FOUND, NOTICE_DECIDED: errors.NOTICE_DECIDED }

export const maintenance = {
  maintenance: {
    list: forOperator('see_system')
      .route({ method: 'GET', path, summary: 'メンテナンスの知らせを見る', tags })
      .output(z.object({ notices: z.array(MaintenanceNotice), requests: z.array(MaintenanceRequest), takes_two }))
      .errors(guarded),
    /** A bar on every page from `shows_at` to `ends_at`, once a second operator agrees; where there is none, without. */
    announce: forOperator('run_system')
      .route({ method: 'POST', path, summary: 'メンテナンスを知らせる', tags })
      .input(NoticeWish)
      .output(z.object({ id: z.int().nullable().meta({ example: 2 }), is_waiting: z.boolean().meta({ example: false }) }))
      .errors(writing),
    /** In an emergency by one operator, at once. Every operator is mailed, and it disappears unless another one confirms it in time. */
    announce_at_once: forOperator('approve_notices')
      .route({ method: 'POST', path: `${path}emergencies/`, summary: 'メンテナンスを緊急に知らせる', tags })
      .input(NoticeWish)
      .output(z.object({ id: z.int(), confirm_by: Timestamp.nullable() }))
      .errors({ ...writing, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED }),
    /** By another operator than who asked. */
    approve: forOperator('approve_notices')
      .route({ method: 'PUT', path: `${path}requests/{request_id}/approval/`, summary: 'メンテナンスの知らせを承認する', tags })
      .input(ofPublicationRequest)
      .output(Done)
      .errors({ ...ofRequest, ...secondOperatorRefusals, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED }),
    /** By who asked, or by anybody who could approve it: then it is refused. What was published in an emergency disappears. */
    withdraw_request: forOperator('run_system')
      .route({ method: 'PUT', path: `${path}requests/{request_id}/withdrawal/`, summary: 'メンテナンスの知らせの依頼を取り消す・断る', tags })
      .input(ofPublicationRequest)
      .output(Done)
      .errors(ofRequest),
    /** Within seconds it is gone everywhere, and everything can be written again. */
    withdraw: forOperator('run_system')
      .route({ method: 'PUT', path: `${path}{notice_id}/withdrawal/`, summary: 'メンテナンスの知らせをやめる', tags })
      .input(z.strictObject({ notice_id: WholeNumber(1, 2_147_483_647).meta({ description: 'メンテナンスの知らせの番号。', example: 2 }) }))
      .output(Done)
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND }),
  },
}
