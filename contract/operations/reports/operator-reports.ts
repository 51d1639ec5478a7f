import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { ReportAbout, ReportKind, ReportState, TicketWait } from './report-enums.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const Ticket = z.object({
  id: z.uuid(),
  number: z.int().meta({ example: 12 }),
  about: ReportAbout.meta({ example: 'message' }),
  kind: z.string().meta({ example: 'fraud' }),
  state: ReportState.meta({ example: 'taken' }),
  title: z.string().meta({ example: '山田製作所' }),
  reporter: z.enum(['candidate', 'company', 'visitor']),
  operator_name: z.string().nullable(),
  due_at: Timestamp,
  is_overdue: z.boolean(),
  created_at: Timestamp,
  /** How often it was changed: a change names the one that it is based on. */
  version: z.int().meta({ example: 2 }),
})
export type Ticket = z.infer<typeof Ticket>

/** How the reported page reads: then, and now. Null when it is gone. */
const Reading = z
  .object({ title: z.string(), company: z.string(), state: z.string(), text: z.string() })
  .meta({ example: { title: 'サーバーサイドエンジニア', company: '株式会社ミナモログ', state: '公開中', text: '計測値を集める仕組みを作ります。' } })
export type Reading = z.infer<typeof Reading>

export const Step = z.object({ id: z.int(), at: Timestamp, operator_name: z.string(), kind: z.string().meta({ example: 'taken' }), note: z.string() })
export type Step = z.infer<typeof Step>

/** A disclosure of the reported conversation. `is_mine`: the signed-in operator asked for it. */
export const Disclosure = z.object({
  id: z.uuid(),
  reason: z.string().meta({ example: '前後の文脈を確かめるため' }),
  asked_by_name: z.string().meta({ example: '運営 花子' }),
  asked_at: Timestamp,
  is_mine: z.boolean(),
  decision: z.enum(['approved', 'refused', 'withdrawn']).nullable().meta({ example: 'approved' }),
  decided_by_name: z.string().meta({ example: '運営 太郎' }),
  opens_until: Timestamp.nullable(),
  notified_at: Timestamp.nullable(),
  /** The signed-in operator may read the conversation now. */
  is_open: z.boolean(),
})
export type Disclosure = z.infer<typeof Disclosure>

export const Report = Ticket.extend({
  note: z.string().meta({ example: '口座番号を聞かれました。' }),
  /** The reported message as it was quoted. Nothing else of the thread is here. */
  quote: z.string().meta({ example: '口座番号を教えてください。' }),
  answer: z.string(),
  answered_at: Timestamp.nullable(),
  /** Whether an answer can reach the reporter. */
  is_reachable: z.boolean(),
  reporter_id: z.string().nullable().meta({ example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' }),
  read_then: Reading.nullable(),
  read_now: Reading.nullable(),
  job_id: z.int().nullable(),
  story_id: z.int().nullable(),
  company_id: z.int().nullable().meta({ example: 12 }),
  /** Whom it is about, when it is a message. */
  reported_candidate_id: z.string().nullable(),
  reported_member_id: z.string().nullable(),
  has_thread: z.boolean(),
  steps: z.array(Step),
  openings: z.array(Disclosure),
})
export type Report = z.infer<typeof Report>

const OpenedMessage = z.object({
  number: z.int(),
  by: z.enum(['candidate', 'company', 'system']).meta({ example: 'company' }),
  name: z.string().meta({ example: '山田' }),
  message: z.string().meta({ example: '口座番号を教えてください。' }),
  created_at: Timestamp,
})
export const OpenedThread = z.object({
  number: z.int().meta({ example: 12 }),
  candidate_id: z.string().nullable().meta({ example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' }),
  company_id: z.int(),
  company_name: z.string().meta({ example: '山田製作所' }),
  opens_until: Timestamp,
  messages: z.array(OpenedMessage),
})
export type OpenedThread = z.infer<typeof OpenedThread>

export const ReportSearch = Page.extend({
  report_state: ReportState.optional().meta({ description: '通報の対応の状態。', example: 'open' }),
  report_kind: ReportKind.optional().meta({ description: '通報の種類。', example: 'fraud' }),
  about: ReportAbout.optional().meta({ description: '何についての通報か。', example: 'job' }),
  wait: TicketWait.optional().meta({ description: '対応待ち（waiting）か、そのうち期限を過ぎたもの（overdue）だけ。', example: 'overdue' }),
  mine: z.enum(['true']).optional().meta({ description: '自分が担当する通報だけ。', example: 'true' }),
  sort: sortBy('number', 'kind', 'about', 'state', 'due', 'operator', 'created'),
})
export type ReportSearch = z.infer<typeof ReportSearch>

const id = Uuid
const version = WholeNumber(1, 1_000_000)
const tags = ['operator_reports']
const path = '/operators/reports/'
const one = `${path}{id}/`
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, PAGE_CHANGED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, NOT_FOUND }
const handled = { ...guarded, ROLE_FORBIDDEN, PAGE_CHANGED }
const opened = { ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED }

export const operatorReports = {
  reports: {
    list: forOperator('see_reports')
      .route({ method: 'GET', path, summary: '通報と苦情を見る', tags })
      .input(ReportSearch)
      .output(
        z.object({
          reports: z.array(Ticket),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** In each state, of the same conditions. */
          counts: z.object({ open: z.int(), taken: z.int(), answered: z.int(), closed: z.int() }),
        }),
      )
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }),
    show: forOperator('see_reports').route({ method: 'GET', path: one, summary: '通報を開く', tags }).input(z.object({ id })).output(Report).errors(guarded),
    /** Takes it, sets another deadline, notes something, or opens it again. `version` is that of the ticket as it was read. */
    change: forOperator('handle_reports')
      .route({ method: 'PATCH', path: one, summary: '通報を担当する・期限を決める・メモする', tags })
      .input(
        z.strictObject({
          id,
          version,
          take: z.boolean().optional(),
          due_on: z.iso.date('日付を入力してください。').optional(),
          note: z.string().trim().min(1, 'メモを書いてください。').max(2_000).optional(),
          reopen: z.boolean().optional(),
        }),
      )
      .output(Done)
      .errors(handled),
    /** Reaches the reporter in the way they left; with `closes` it is the end of the ticket, too. */
    answer: forOperator('handle_reports')
      .route({ method: 'POST', path: `${one}answers/`, summary: '通報に答える', tags })
      .input(z.strictObject({ id, version, answer: z.string().trim().min(1, '回答を書いてください。').max(4_000), closes: z.boolean().optional() }))
      .output(Done)
      .errors(handled),
    close: forOperator('handle_reports')
      .route({ method: 'PUT', path: `${one}closing/`, summary: '通報を終了にする', tags })
      .input(z.strictObject({ id, version, reason: Reason }))
      .output(Done)
      .errors(handled),
    ask_to_open: forOperator('open_threads')
      .route({ method: 'POST', path: `${one}openings/`, summary: '通報されたやりとりの確認を求める', tags })
      .input(z.strictObject({ id, reason: Reason }))
      .output(z.object({ id: z.string().meta({ example: '9e0a3c2c-0a0e-4c53-9a52-6b1e0b9c4f55' }) }))
      .errors({ ...opened, OPENING_ASKED: errors.OPENING_ASKED }),
    /** By another operator than the one who asked; the one who asked can only withdraw the request. */
    decide_opening: forOperator('open_threads')
      .route({ method: 'PUT', path: `${path}openings/{id}/decision/`, summary: 'やりとりの確認を承認する・断る・取り下げる', tags })
      .input(z.strictObject({ id, decision: z.enum(['approved', 'refused', 'withdrawn']), reason: Reason }))
      .output(Done)
      .errors({ ...opened, ...secondOperatorRefusals, OWN_OPENING: errors.OWN_OPENING, OPENING_DECIDED: errors.OPENING_DECIDED }),
    /** Only for the two operators of an approved case, for 72 hours. Both sides are told at the first time; each time stands in the audit log. */
    thread: forOperator('open_threads')
      .route({ method: 'GET', path: `${one}thread/`, summary: '承認されたやりとりを読む', tags })
      .input(z.object({ id }))
      .output(OpenedThread)
      .errors({ ...opened, THREAD_NOT_OPENED: errors.THREAD_NOT_OPENED }),
  },
}
