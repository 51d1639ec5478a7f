import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forCandidate, forOperator } from '#contract/platform/procedure.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Step } from '../reports/operator-reports.ts'
import { TicketWait } from '../reports/report-enums.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const RequestKind = z.enum(['export', 'correction', 'stop', 'erasure'], { error: '請求の種類を選んでください。' })
export const RequestState = z.enum(['open', 'checked', 'done', 'refused'])

const Correctable = z.enum(['name', 'name_reading', 'birthday', 'phone_number'])

const DataRequest = z.object({
  id: z.uuid(),
  number: z.int().meta({ example: 3 }),
  kind: RequestKind.meta({ example: 'correction' }),
  came_by: z.enum(['form', 'mail', 'post']),
  state: RequestState.meta({ example: 'checked' }),
  received_at: Timestamp,
  due_at: Timestamp,
  is_overdue: z.boolean(),
  /** Null once the person has left. */
  candidate_user_id: z.string().nullable().meta({ example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' }),
})
export type DataRequest = z.infer<typeof DataRequest>

export const OpenedRequest = DataRequest.extend({
  note: z.string().meta({ example: '読みがなが違います。' }),
  identity_check: z.string().meta({ example: '登録の電話番号にかけなおした' }),
  answer: z.string(),
  done_at: Timestamp.nullable(),
  version: z.int().meta({ example: 2 }),
  person: z.object({ name: z.string().meta({ example: '山田 花子' }), email: z.string().meta({ example: 'hanako@mebae.example' }) }).nullable(),
  steps: z.array(Step),
  corrections: z.array(
    z.object({
      field: z.string().meta({ example: 'name_reading' }),
      before: z.string().meta({ example: 'やまた はなこ' }),
      after: z.string().meta({ example: 'やまだ はなこ' }),
      operator_name: z.string(),
      at: Timestamp,
    }),
  ),
})
export type OpenedRequest = z.infer<typeof OpenedRequest>

const OwnRequest = DataRequest.pick({ id: true, number: true, kind: true, state: true, received_at: true, due_at: true }).extend({
  answer: z.string().meta({ example: 'ご請求のとおりに訂正しました。' }),
})
export type OwnRequest = z.infer<typeof OwnRequest>

export const DataRequestSearch = Page.extend({
  request_state: RequestState.optional().meta({ description: '請求の対応の状態。', example: 'open' }),
  request_kind: RequestKind.optional().meta({ description: '請求の種類。', example: 'correction' }),
  wait: TicketWait.optional().meta({ description: '対応待ち（waiting）か、そのうち期限を過ぎたもの（overdue）だけ。', example: 'overdue' }),
  sort: sortBy('number', 'kind', 'state', 'due', 'way', 'received'),
})
export type DataRequestSearch = z.infer<typeof DataRequestSearch>

const id = Uuid
const version = WholeNumber(1, 1_000_000)
const note = z.string().trim().max(2_000, '2,000文字以内で入力してください。')
const tags = ['data_requests']
const path = '/operators/data_requests/'
const one = `${path}{id}/`
const own = '/candidate_users/data_requests/'
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, PAGE_CHANGED, TOO_MANY_REQUESTS } = errors
const { REQUEST_CLOSED, IDENTITY_UNCHECKED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const grave = { ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, PAGE_CHANGED, REQUEST_CLOSED }

export const ownDataRequests = {
  data_requests: {
    list: forCandidate
      .route({ method: 'GET', path: own, summary: '自分の個人情報の請求を見る', tags })
      .output(z.object({ data_requests: z.array(OwnRequest) }))
      .errors({ SIGN_IN_REQUIRED }),
    create: forCandidate
      .route({ method: 'POST', path: own, summary: '個人情報の開示・訂正・利用の停止・消去を請求する', tags })
      .input(z.strictObject({ kind: RequestKind, note: note.default('') }))
      .output(z.object({ number: z.int().meta({ example: 3 }), due_at: Timestamp }))
      .errors({ SIGN_IN_REQUIRED, TOO_MANY_REQUESTS }),
  },
}

export const dataRequests = {
  data_requests: {
    list: forOperator('see_people')
      .route({ method: 'GET', path, summary: '個人情報の請求を見る', tags })
      .input(DataRequestSearch)
      .output(
        z.object({
          data_requests: z.array(DataRequest),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** In each state, of the same kind. */
          counts: z.object({ open: z.int(), checked: z.int(), done: z.int(), refused: z.int() }),
        }),
      )
      .errors(guarded),
    show: forOperator('see_people')
      .route({ method: 'GET', path: one, summary: '個人情報の請求を開く', tags })
      .input(z.object({ id }))
      .output(OpenedRequest)
      .errors({ ...guarded, NOT_FOUND }),
    /** One that came by mail or post. */
    enter: forOperator('answer_data_requests')
      .route({ method: 'POST', path, summary: 'メールや郵便で届いた請求を登録する', tags })
      .input(
        z.strictObject({
          email: Email,
          kind: RequestKind,
          came_by: z.enum(['mail', 'post'], { error: '届いた方法を選んでください。' }),
          received_on: z.iso.date('日付を入力してください。'),
          note: note.default(''),
        }),
      )
      .output(z.object({ id: z.string().meta({ example: '5d0a3c2c-0a0e-4c53-9a52-6b1e0b9c4f31' }) }))
      .errors({ ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND }),
    /** How it was made sure that the person asks for their own. Nothing is done before. */
    check: forOperator('answer_data_requests')
      .route({ method: 'PUT', path: `${one}identity_check/`, summary: '請求した人が本人であることを記録する', tags })
      .input(z.strictObject({ id, version, identity_check: z.string().trim().min(1, '確かめた方法を書いてください。').max(500) }))
      .output(Done)
      .errors(grave),
    /** Does what was asked for: an archive that only the person can fetch, an end of use, or leaving. */
    fulfil: forOperator('answer_data_requests')
      .route({ method: 'PUT', path: `${one}fulfilment/`, summary: '請求に応じる（書き出し・利用の停止・消去）', tags })
      .input(z.strictObject({ id, version, reason: Reason }))
      .output(Done)
      .errors({ ...grave, IDENTITY_UNCHECKED }),
    correct: forOperator('answer_data_requests')
      .route({ method: 'PUT', path: `${one}correction/`, summary: '請求された内容を訂正する', tags })
      .input(
        z.strictObject({
          id,
          version,
          field: Correctable,
          value: z.string().trim().min(1, '訂正後の内容を入力してください。').max(100).meta({ example: '宇津木 千紘' }),
          reason: Reason,
        }),
      )
      .output(Done)
      .errors({ ...grave, IDENTITY_UNCHECKED }),
    refuse: forOperator('answer_data_requests')
      .route({ method: 'PUT', path: `${one}refusal/`, summary: '請求を拒否する', tags })
      .input(z.strictObject({ id, version, reason: Reason }))
      .output(Done)
      .errors(grave),
  },
}
