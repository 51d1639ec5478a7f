import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import { JobState } from '#contract/jobs/postings/state/job-state.ts'
import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany } from '#contract/platform/ids.ts'
import { JobVersion } from '#contract/jobs/postings/jobs.ts'
import { OperatorBatch } from './operator-batches.ts'
import { decided, hasReason, reasonMissing } from '#contract/accounts/operators/decision.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Page } from '#contract/platform/page.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'

const company = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社サンプル製作所' }),
  state: CompanyState.meta({ example: 'active' }),
  end_of_contract: z.boolean(),
  is_demo: z.boolean(),
})

export const JobReviewItem = z.object({
  id: z.int(),
  job_id: z.int(),
  position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
  company,
  requested_at: Timestamp,
  requested_by: z.string(),
  /** How often this job was refused before. */
  refusals: z.int(),
  errors: z.int(),
  warnings: z.int().meta({ example: 2 }),
})
export type JobReviewItem = z.infer<typeof JobReviewItem>

const JobReview = z.object({
  id: z.int(),
  requested_at: Timestamp,
  requested_by: z.string(),
  decided_at: Timestamp.nullable(),
  decision: z.enum(['approved', 'refused', 'withdrawn']).nullable(),
  reason: z.string(),
})

/** A job of any company, as operators look at it before they decide. */
export const OperatorJobPage = z.object({
  ...OwnJobPage.omit({
    applicants_to_tell: true,
    held_change: true,
    fees_accepted: true,
    operator_note: true,
    reading: true,
    occupation_pay: true,
    approval: true,
    assignees: true,
  }).shape,
  company_standing: company,
  /** The request that waits; null when none does. */
  review: JobReview.nullable(),
  /** All requests, the latest first. */
  reviews: z.array(JobReview),
  /** What was changed since the last refusal, or since it was last public; null when it is the first request. */
  changes_since: z
    .object({
      at: Timestamp.meta({ example: '2026-11-19T10:00:00+09:00' }),
      what: z.enum(['refused', 'approved']),
      changes: JobVersion.shape.changes.meta({ example: { trial: { from: 'なし', to: '3か月' } } }),
    })
    .nullable(),
  /** For senior people, as operators marked it. */
  is_premium: z.boolean(),
  /** Why operators took it down, until one approves it again. */
  taken_down: z.object({ reason: z.string(), taken_down_at: Timestamp }).nullable(),
})
export type OperatorJobPage = z.infer<typeof OperatorJobPage>

export const freshnesses = ['fresh', 'due', 'left'] as const

export const OperatorJobSearch = z.object({
  /** Words of the title, the company's name, or a reference number. */
  q: z.string().trim().max(200).optional().meta({ description: '入力の途中の語。やりとりの一覧では、相手の名前と本文からさがす語。', example: 'エンジ' }),
  company_id: IdOfCompany.optional(),
  job_state: JobState.optional().meta({ description: '求人の状態（draft・in_review・published・paused・closed）。', example: 'published' }),
  /** Of what is published: confirmed within 30 days, overdue, or gone from the lists after 45. `unconfirmed`: both of the latter, where a member could confirm. */
  freshness: z
    .enum([...freshnesses, 'unconfirmed'])
    .optional()
    .meta({
      description:
        '公開中の求人の新しさ（fresh 30日以内に確認・due 確認待ち・left 45日を過ぎて一覧から外れた・unconfirmed 30日以上確認がない。メンバーのいる企業だけ）。',
      example: 'due',
    }),
  published_from: KnownDay.optional().meta({ description: 'この日から公開した求人（日本の日付）。', example: '2026-11-01' }),
  published_until: KnownDay.optional().meta({ description: 'この日までに公開した求人（日本の日付）。', example: '2026-11-21' }),
  sort: sortBy('title', 'company', 'state', 'confirmed', 'updated'),
  ...Page.shape,
})
export type OperatorJobSearch = z.infer<typeof OperatorJobSearch>

export const OperatorJobItem = z.object({
  id: z.int(),
  position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
  state: JobState.meta({ example: 'published' }),
  company,
  published_at: Timestamp.nullable(),
  confirmed_at: Timestamp.nullable().meta({ example: '2026-10-18T10:00:00+09:00' }),
  /** When operators last asked the company whether it is still open. */
  asked_at: Timestamp.nullable(),
  is_taken_down: z.boolean(),
  updated_at: Timestamp.meta({ example: '2026-10-18T10:00:00+09:00' }),
})
export type OperatorJobItem = z.infer<typeof OperatorJobItem>

const tags = ['operator_jobs']
const guarded = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }
const several = { ...guarded, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const ids = z.array(Id).min(1, '求人を選んでください。').max(100)

/** What the operator looked at: another request, or other words, are not what they decided about. */
const looked = { id: Id, review_id: Id, job_updated_at: Timestamp }

export const operatorJobs = {
  job_offers: {
    list: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/job_offers/', summary: 'すべての企業の求人を検索する', tags })
      .input(OperatorJobSearch)
      .output(
        z.object({
          jobs: z.array(OperatorJobItem),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** Of all published jobs. */
          counts: z.object({ fresh: z.int().meta({ example: 940 }), due: z.int().meta({ example: 81 }), left: z.int().meta({ example: 12 }) }),
        }),
      )
      .errors(guarded),
    /** The one that has waited longest first. */
    reviews: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/job_offers/reviews/', summary: '審査を待つ求人を見る', tags })
      .input(Page)
      .output(z.object({ reviews: z.array(JobReviewItem), total: z.int(), page: z.int(), per_page: z.int() }))
      .errors(guarded),
    show: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/job_offers/{id}/', summary: '求人を、文面の確かめと変更とあわせて見る', tags })
      .input(z.strictObject({ id: Id }))
      .output(OperatorJobPage)
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
    /** Approved it is public at once, by the same rule as publishing; refused it is a draft again and the company is told why. */
    decide: forOperator('review_jobs')
      .route({ method: 'PUT', path: '/operators/job_offers/{id}/decision/', summary: '求人の審査を終える', tags })
      .input(z.strictObject({ ...looked, ...decided }).refine(hasReason, reasonMissing))
      .output(z.object({ state: JobState.meta({ example: 'published' }) }))
      .errors({
        ...several,
        NOT_FOUND: errors.NOT_FOUND,
        REVIEW_SETTLED: errors.REVIEW_SETTLED,
        REVIEWED_JOB_CHANGED: errors.REVIEWED_JOB_CHANGED,
        COMPANY_NOT_ACTIVE: errors.COMPANY_NOT_ACTIVE,
        FEES_OUTDATED: errors.FEES_OUTDATED,
        LINT_ERRORS: errors.LINT_ERRORS,
      }),
    /** Out of everything at once, with a reason that the company is told. It is public again only after a review. */
    close: forOperator('close_jobs')
      .route({ method: 'POST', path: '/operators/job_offers/closures/', summary: '求人の公開を止める', tags })
      .input(z.strictObject({ ids, reason: Reason, /** The ticket that it follows from, for the ticket's log. */ report_id: z.uuid().optional() }))
      .output(OperatorBatch)
      .errors({ ...several, NOT_FOUND: errors.NOT_FOUND }),
    mark_premium: forOperator('review_jobs')
      .route({ method: 'PUT', path: '/operators/job_offers/{id}/premium/', summary: '求人を幹部向け（プレミアム）にする・外す', tags })
      .input(z.strictObject({ id: Id, premium: z.boolean(), reason: Reason }))
      .output(Done)
      .errors({ ...several, NOT_FOUND: errors.NOT_FOUND }),
    ask_confirmation: forOperator('close_jobs')
      .route({ method: 'POST', path: '/operators/job_offers/confirmation_requests/', summary: '求人をまだ募集しているか、企業に確かめてもらう', tags })
      .input(z.strictObject({ ids }))
      .output(OperatorBatch)
      .errors(several),
  },
}
