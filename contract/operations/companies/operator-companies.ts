import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import { companyAdditions } from '#contract/companies/registration/company-additions.ts'
import { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { CorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { JobState } from '#contract/jobs/postings/state/job-state.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { OperatorBatch } from './operator-batches.ts'
import { decided, hasReason, reasonMissing } from '#contract/accounts/operators/decision.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Page } from '#contract/platform/page.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { Timeline, TimelineKind } from '../notes/company-timeline.ts'
import { Colleague, OperatorTag, companyNotes, OperatorNote } from '../notes/operator-notes.ts'

const summary = {
  id: z.int(),
  name: z.string().meta({ example: '株式会社サンプル製作所' }),
  state: CompanyState.meta({ example: 'pending' }),
  end_of_contract: z.boolean(),
  is_demo: z.boolean(),
  /** Nobody of the company is here yet. */
  is_unclaimed: z.boolean(),
  corporate_number: z.string().nullable(),
  /** The host of its web site. */
  domain: z.string().nullable().meta({ example: 'www.sample.example' }),
  created_at: Timestamp,
}

export const OperatorCompanyItem = z.object({
  ...summary,
  members: z.int().meta({ example: 2 }),
  published_jobs: z.int(),
  jobs_in_review: z.int(),
  /** It was refused last, and has changed nothing of its entry since. */
  awaits_correction: z.boolean().meta({ example: false }),
  /** By which operators sort companies; no company sees them. */
  tags: z.array(z.string().meta({ example: '要フォロー' })),
})
export type OperatorCompanyItem = z.infer<typeof OperatorCompanyItem>

/** All that an operator checks before they decide about a company. */
export const OperatorCompany = z.object({
  ...summary,
  url: z.string().nullable().meta({ example: 'https://www.sample.example/' }),
  address: z.string().meta({ example: '東京都台東区蔵前1-1-1' }),
  contact_phone: z.string(),
  contact_email: z.string().meta({ example: 'recruit@sample.example' }),
  contact_url: z.string(),
  officer_name: z.string().meta({ example: '佐藤 葵' }),
  introduction: z.string().meta({ example: '工場の見える化を進める会社です。' }),
  /** Whether the check digit of the corporate number fits. */
  is_corporate_number_right: z.boolean(),
  fees_accepted: z.boolean(),
  /** The corporate number of the head of its group. Who worked for one company of a group is seen by none of them. */
  group_number: z.string().nullable(),
  affiliates: z.array(z.object({ id: z.int(), name: z.string().meta({ example: '株式会社サンプル物流' }) })),
  members: z.array(
    z.object({
      id: z.string().meta({ example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b15' }),
      name: z.string().meta({ example: '三枝 由香' }),
      email: z.string().meta({ example: 'saegusa@sample.example' }),
      role: CompanyRole,
      /** Whether their address belongs to the domain of the company's web site. */
      is_own_domain: z.boolean(),
      is_verified: z.boolean(),
      has_second_factor: z.boolean(),
      last_seen_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
    }),
  ),
  jobs: z.array(
    z.object({
      id: z.int(),
      position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
      state: JobState,
      confirmed_at: Timestamp.nullable(),
      updated_at: Timestamp,
    }),
  ),
  job_counts: z.object({ draft: z.int(), in_review: z.int(), published: z.int(), paused: z.int(), closed: z.int() }),
  response_figures: z.array(ResponseFigures),
  /** What the company was told, the latest first. */
  decisions: z.array(
    z.object({
      id: z.int(),
      decision: z.string().meta({ example: 'refused' }),
      reason: z.string().meta({ example: '登記の住所を確かめられないため' }),
      decided_at: Timestamp.meta({ example: '2026-11-20T15:00:00+09:00' }),
    }),
  ),
  audit_logs: z.array(AuditLog),
  tags: z.array(z.string().meta({ example: '要フォロー' })),
  /** The latest first; a correction stands in the note that it corrects. */
  notes: z.array(OperatorNote),
  /** Whom a note can call. */
  colleagues: z.array(Colleague),
  /** All that happened, the latest first. */
  timeline: Timeline,
})
export type OperatorCompany = z.infer<typeof OperatorCompany>

export const OperatorCompanySearch = z.object({
  /** A part of the name, a corporate number, or a domain. */
  q: z.string().trim().max(200).optional().meta({ description: '入力の途中の語。やりとりの一覧では、相手の名前と本文から検索する語。', example: 'エンジ' }),
  company_state: CompanyState.optional().meta({ description: '企業の状態（provisional・pending・active・suspended）。', example: 'pending' }),
  contract: z.enum(['running', 'ended']).optional().meta({ description: '契約（running 続いている・ended 終わっている）。', example: 'running' }),
  unclaimed: z.enum(['true']).optional().meta({ description: 'メンバーがまだいない企業だけ。', example: 'true' }),
  tag: OperatorTag.optional(),
  approved_from: KnownDay.optional().meta({ description: 'この日から承認した企業（日本の日付）。', example: '2026-11-01' }),
  approved_until: KnownDay.optional().meta({ description: 'この日までに承認した企業（日本の日付）。', example: '2026-11-21' }),
  sort: sortBy('name', 'state', 'number', 'domain', 'members', 'jobs', 'created'),
  ...Page.shape,
})
export type OperatorCompanySearch = z.infer<typeof OperatorCompanySearch>

const Standing = z.object({ state: CompanyState.meta({ example: 'active' }), end_of_contract: z.boolean() })
const id = Id
/** What the company was when the operator looked: an operator who decides on an older state is asked to look again. */
const from = {
  from_state: CompanyState,
  /** The latest of `decisions` at that moment, null for none: a refusal leaves the state as it was. */ from_decision_id: Id.nullable().optional(),
}
/** The ticket that it follows from, for the ticket's log. */
const report_id = z.uuid().optional()

const tags = ['operator_companies']
const guarded = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }
const deciding = { ...guarded, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, NOT_FOUND: errors.NOT_FOUND, COMPANY_CHANGED: errors.COMPANY_CHANGED }
const grave = { ...deciding, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED }

export const operatorCompanies = {
  companies: {
    ...companyAdditions,
    ...companyNotes,
    list: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/companies/', summary: '企業を検索する', tags })
      .input(OperatorCompanySearch)
      .output(
        z.object({
          companies: z.array(OperatorCompanyItem),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** Of all companies. */
          counts: z.object({
            provisional: z.int(),
            pending: z.int(),
            active: z.int(),
            suspended: z.int(),
            ended: z.int().meta({ example: 2 }),
            unclaimed: z.int().meta({ example: 3 }),
          }),
          /** Those in use, of all companies. */
          tags: z.array(z.string().meta({ example: '要フォロー' })),
        }),
      )
      .errors(guarded),
    show: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/companies/{id}/', summary: '企業を1社見る', tags })
      .input(
        z.strictObject({
          id,
          timeline_kind: TimelineKind.optional().meta({ description: '時系列に出す種類。', example: 'review' }),
          timeline_page: WholeNumber(1, 10_000).optional().meta({ description: '時系列の何ページ目か。', example: 1 }),
        }),
      )
      .output(OperatorCompany)
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
    /** From waiting to in use; or not yet, with the reason that the company is told. */
    approve: forOperator('decide_companies')
      .route({ method: 'PUT', path: '/operators/companies/{id}/approval/', summary: '企業を承認する、見送る', tags })
      .input(z.strictObject({ id, ...from, ...decided }).refine(hasReason, reasonMissing))
      .output(Standing)
      .errors(deciding),
    /** At once: nothing of the company is public, and its members do nothing more. Lifted, all is as it was. */
    suspend: forOperator('suspend_companies')
      .route({ method: 'PUT', path: '/operators/companies/{id}/suspension/', summary: '企業の利用を停止する、停止を解く', tags })
      .input(z.strictObject({ id, suspended: z.boolean(), ...from, reason: Reason, report_id }))
      .output(Standing)
      .errors(grave),
    /** Ends all its jobs; its page stays for candidates in a conversation with it. When the contract resumes, the company publishes its jobs again. */
    end_contract: forOperator('suspend_companies')
      .route({ method: 'PUT', path: '/operators/companies/{id}/contract/', summary: '企業の契約を終える、再開する', tags })
      .input(z.strictObject({ id, end_of_contract: z.boolean(), ...from, reason: Reason, report_id }))
      .output(Standing)
      .errors(grave),
    /** Which group it belongs to, by the number of the company at the head; null for none. */
    set_group: forOperator('decide_companies')
      .route({ method: 'PUT', path: '/operators/companies/{id}/group/', summary: '企業のグループを設定する', tags })
      .input(z.strictObject({ id, group_number: CorporateNumber.nullable(), reason: Reason }))
      .output(z.object({ group_number: z.string().nullable().meta({ example: '7000012050002' }) }))
      .errors(deciding),
    approve_many: forOperator('decide_companies')
      .route({ method: 'POST', path: '/operators/companies/approvals/', summary: '企業をまとめて承認する', tags })
      .input(z.strictObject({ ids: z.array(Id).min(1, '企業を選んでください。').max(100) }))
      .output(OperatorBatch)
      .errors({ ...guarded, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }),
  },
}
