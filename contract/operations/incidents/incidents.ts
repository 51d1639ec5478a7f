import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'
import { sensitive } from '#contract/platform/errors/guarded.ts'
import { ExposureWindow } from './exposures.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const Text = z.string().trim().max(4000)

const Facts = z.object({
  /** Which data: 氏名、メールアドレス … */
  fields: Text.meta({ example: '氏名、メールアドレス' }),
  cause: Text,
  measures: Text,
  is_malicious: z.boolean(),
  /** 要配慮個人情報, or what harms a person's property: one is enough to report. */
  is_sensitive: z.boolean(),
  /** Strongly encrypted, with the key safe: need not be reported. */
  is_encrypted: z.boolean(),
})

export const Incident = ExposureWindow.extend({
  ...Facts.shape,
  id: z.int(),
  is_drill: z.boolean(),
  title: z.string().meta({ example: '訓練: アカウントの混線' }),
  known_at: Timestamp,
  affected: z.int(),
  /** Of the affected, who has not left since. */
  reachable: z.int(),
  operator_name: z.string(),
  created_at: Timestamp,
  preliminary_sent_at: Timestamp.nullable(),
  final_sent_at: Timestamp.nullable(),
  notice_subject: z.string(),
  notice_text: z.string(),
  /** The signed-in operator wrote it: another operator has to send it. */
  is_my_notice: z.boolean(),
  notice_sent_at: Timestamp.nullable(),
  closed_at: Timestamp.nullable(),
  /** Computed from `known_at` (個人情報保護法26条, 規則8条). */
  must_report: z.boolean(),
  preliminary_from: Timestamp.meta({ example: '2026-11-24T11:00:00+09:00' }),
  preliminary_due: Timestamp.meta({ example: '2026-11-26T11:00:00+09:00' }),
  final_due: Timestamp.meta({ example: '2026-12-21T11:00:00+09:00' }),
})
export type Incident = z.infer<typeof Incident>

export const IncidentNote = z.object({ id: z.int(), at: Timestamp, operator_name: z.string(), note: z.string().meta({ example: '原因を調べています。' }) })

const tags = ['operators']
const id = WholeNumber(1, 2_147_483_647).meta({ description: '漏えいの記録の番号。', example: 1 })
const one = z.strictObject({ incident_id: id })
const refusals = { ...sensitive, NOT_FOUND: errors.NOT_FOUND, INCIDENT_CLOSED: errors.INCIDENT_CLOSED }

export const incidents = {
  incidents: {
    list: forOperator('drill_leaks')
      .route({ method: 'GET', path: '/operators/incidents/', summary: '漏えいと訓練の記録を見る', tags })
      .output(z.object({ incidents: z.array(Incident) }))
      .errors(sensitive),
    /** Keeps who is affected as of now. */
    open: forOperator('drill_leaks')
      .route({ method: 'POST', path: '/operators/incidents/', summary: '漏えい、または訓練の記録を作る', tags })
      .input(
        z
          .strictObject({
            ...ExposureWindow.shape,
            ...Facts.shape,
            is_drill: z.boolean(),
            title: z.string().trim().min(1, '題名を書いてください。').max(200).meta({ example: '検索結果に、非公開の氏名が出た' }),
            known_at: KnownTime,
          })
          .refine(({ from_at, until_at }) => Date.parse(until_at) > Date.parse(from_at), { path: ['until_at'], error: 'はじまりより後にしてください。' }),
      )
      .output(z.object({ id: z.int(), affected: z.int() }))
      .errors(sensitive),
    show: forOperator('drill_leaks')
      .route({ method: 'GET', path: '/operators/incidents/{incident_id}/', summary: '漏えいの記録を読む', tags })
      .input(one)
      .output(
        z.object({
          incident: Incident,
          notes: z.array(IncidentNote),
          preliminary_report: z.string().meta({ example: '個人データの漏えい等の速報' }),
          final_report: z.string().meta({ example: '個人データの漏えい等の確報' }),
        }),
      )
      .errors({ ...sensitive, NOT_FOUND: errors.NOT_FOUND }),
    change: forOperator('drill_leaks')
      .route({ method: 'PUT', path: '/operators/incidents/{incident_id}/', summary: '漏えいの記録の事実を書きなおす', tags })
      .input(z.strictObject({ incident_id: id, ...Facts.shape }))
      .output(Done)
      .errors(refusals),
    note: forOperator('drill_leaks')
      .route({ method: 'POST', path: '/operators/incidents/{incident_id}/notes/', summary: '漏えいの記録に書き足す', tags })
      .input(
        z.strictObject({
          incident_id: id,
          note: z.string().trim().min(1, '書き足すことを入力してください。').max(4000).meta({ example: '該当のページを止めました。' }),
        }),
      )
      .output(Done)
      .errors(refusals),
    /** That a report went to the authority, or that all is done. Once each. */
    mark: forOperator('drill_leaks')
      .route({ method: 'PUT', path: '/operators/incidents/{incident_id}/marks/', summary: '速報・確報を出した、または終えたことを記す', tags })
      .input(z.strictObject({ incident_id: id, mark: z.enum(['preliminary', 'final', 'closed']) }))
      .output(Done)
      .errors(refusals),
    write_notice: forOperator('drill_leaks')
      .route({ method: 'PUT', path: '/operators/incidents/{incident_id}/notice/', summary: '影響のある人へのメールを書く', tags })
      .input(
        z.strictObject({
          incident_id: id,
          subject: z.string().trim().min(1, '件名を入力してください。').max(100).meta({ example: 'お名前が表示されたことについて' }),
          text: z.string().trim().min(1, '本文を入力してください。').max(4000).meta({ example: '11月20日の2時間、お名前が一部の企業に表示されました。' }),
        }),
      )
      .output(Done)
      .errors({ ...refusals, NOTICE_SENT: errors.NOTICE_SENT }),
    /** By another operator than the one who wrote it; their addresses are shown to neither. */
    send_notice: forOperator('drill_leaks')
      .route({ method: 'POST', path: '/operators/incidents/{incident_id}/notice_sendings/', summary: '影響のある人へのメールを、もうひとりの運営が送る', tags })
      .input(one)
      .output(z.object({ count: z.int() }))
      .errors({
        ...refusals,
        NOTICE_SENT: errors.NOTICE_SENT,
        ...secondOperatorRefusals,
        MAIL_UNAVAILABLE: errors.MAIL_UNAVAILABLE,
      }),
  },
}
