import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany } from '#contract/platform/ids.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { VisibleCandidate } from './visible-candidate.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

export const ScoutDelivery = z.enum(['immediately', 'daily', 'weekly'])
export type ScoutDelivery = z.infer<typeof ScoutDelivery>

const privacyFields = {
  /** Whether companies find this candidate at all. */
  is_open: z.boolean(),
  /** 万円 a year; below it no scout arrives and no job is recommended. No company can read it, nor find it out by trying. */
  salary_floor: z.int().min(0).max(100_000).nullable().meta({ example: 500 }),
  /** Scouts a week; null is as many as come, 0 is none. */
  scout_budget: z.int().min(0).max(50).nullable().meta({ example: 5 }),
  scout_delivery: ScoutDelivery.meta({ example: 'weekly' }),
  /** 0 is Sunday. Only for weekly delivery. */
  scout_delivery_weekday: z.int().min(0).max(6).nullable().meta({ example: 1 }),
  /** Of the day in Japan. Only for daily and weekly delivery. */
  scout_delivery_hour: z.int().min(0).max(23).nullable().meta({ example: 9 }),
  min_scout_integrity: z.int().min(0).max(100).meta({ example: 60 }),
}

export const Privacy = z.object(privacyFields)
export type Privacy = z.infer<typeof Privacy>
/** What is absent stays as it is. */
export const PrivacyChange = z.strictObject(privacyFields).partial()
export type PrivacyChange = z.infer<typeof PrivacyChange>

/** A company in a list of those that are, or would be, blocked. */
export const CompanyListed = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社ミナモログ' }),
  logo: z.string().nullable(),
  is_company_block: z.boolean(),
})
export type CompanyListed = z.infer<typeof CompanyListed>

export const BlockedCompany = CompanyListed.extend({ blocked_at: Timestamp })
export type BlockedCompany = z.infer<typeof BlockedCompany>

export const BlockRuleInput = z.strictObject({
  kind: z.enum(['keyword', 'domain']),
  value: z.string().trim().min(2).max(253).meta({ example: 'ヌクモリ計測' }),
})
export type BlockRuleInput = z.infer<typeof BlockRuleInput>

/** Whom a rule catches among the companies that are here today: how many, and the first of them by name. */
export const Caught = z.object({ total: z.int(), companies: z.array(CompanyListed) })
export type Caught = z.infer<typeof Caught>

export const BlockRule = z.object({
  id: z.int(),
  kind: BlockRuleInput.shape.kind,
  value: z.string().meta({ example: 'ミナモ' }),
  created_at: Timestamp,
  caught: Caught,
})
export type BlockRule = z.infer<typeof BlockRule>

/** An employer of the history, and the companies here that are taken for it. */
export const BlockedEmployer = z.object({
  user_work_experience_id: z.int(),
  organization_name: z.string().meta({ example: 'ミナモログ' }),
  mail_domain: z.string().meta({ example: 'minamo.example' }),
  companies: z.array(
    CompanyListed.extend({
      /** By what the company is taken for the employer. */
      matched_by: z.array(z.enum(['name', 'domain', 'corporate_number', 'group'])).meta({ example: ['domain', 'name'] }),
      /** Whether the candidate wants to be seen by it after all. */
      is_allowed: z.boolean(),
    }),
  ),
})
export type BlockedEmployer = z.infer<typeof BlockedEmployer>

/** Why a company does not see a candidate. */
export const InvisibleReason = z.enum(['not_open', 'not_verified', 'hand', 'employer', 'rule', 'no_contract'])
export type InvisibleReason = z.infer<typeof InvisibleReason>

/** What the company itself would be answered; no candidate is 404 there. The reasons are only for the candidate. */
export const VisibilityPreview = z.object({ company: CompanyListed, candidate: VisibleCandidate.nullable(), reasons: z.array(InvisibleReason) })
export type VisibilityPreview = z.infer<typeof VisibilityPreview>

/** What the ledger of accesses holds: who looked at what, and what was opened to whom. */
export const AccessKind = z.enum([
  'profile_viewed',
  'profile_section_opened',
  'resume_opened',
  'file_opened',
  'contact_revealed',
  'reveal_granted',
  'reveal_revoked',
])
export type AccessKind = z.infer<typeof AccessKind>

export const Access = z.object({
  id: z.int(),
  at: Timestamp.meta({ example: '2026-11-20T18:04:00+09:00' }),
  kind: AccessKind,
  company_id: z.int(),
  company_name: z.string(),
  /** Who of the company; empty when the candidate acted. */
  member_name: z.string().meta({ example: '採用担当' }),
  /** Fields or groups of fields that were shown. */
  parts: z.array(z.string()).meta({ example: ['work_experiences', 'skill_types'] }),
})
export type Access = z.infer<typeof Access>

const tags = ['privacy']
const signedIn = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }
const refusals = { ...signedIn, NOT_FOUND: errors.NOT_FOUND }
const path = <Path extends string>(rest: Path) => `/candidate_users/${rest}` as const
const CompanyId = z.strictObject({ company_id: IdOfCompany })

export const privacy = {
  privacy: {
    show: forCandidate
      .route({ method: 'GET', path: path('privacy/'), summary: '公開の設定を見る', tags })
      .output(Privacy)
      .errors(signedIn),
    change: forCandidate
      .route({ method: 'PATCH', path: path('privacy/'), summary: '公開の設定を変える', tags })
      .input(PrivacyChange)
      .output(Privacy)
      .errors(signedIn),
  },

  blocked_companies: {
    list: forCandidate
      .route({ method: 'GET', path: path('blocked_companies/'), summary: '自分でブロックした企業を見る', tags })
      .output(z.object({ blocked_companies: z.array(BlockedCompany), total: z.int() }))
      .errors(signedIn),
    /** From the moment this is answered the company does not see the candidate. Blocking twice is one block. */
    block: forCandidate
      .route({ method: 'POST', path: path('blocked_companies/'), summary: '企業をブロックする', tags })
      .input(z.strictObject({ company_id: IdOfCompany }))
      .output(Done.extend({ block_count: z.int() }))
      .errors(refusals),
    unblock: forCandidate
      .route({ method: 'DELETE', path: path('blocked_companies/{company_id}/'), summary: '企業のブロックを解除', tags })
      .input(CompanyId)
      .output(Done.extend({ block_count: z.int() }))
      .errors(signedIn),
  },

  block_rules: {
    list: forCandidate
      .route({ method: 'GET', path: path('block_rules/'), summary: 'ブロックの条件を見る', tags })
      .output(z.object({ block_rules: z.array(BlockRule) }))
      .errors(signedIn),
    /** Whom a rule would catch, before it is saved. */
    preview: forCandidate
      .route({ method: 'POST', path: path('block_rules/preview/'), summary: '条件に当てはまる企業を確かめる', tags })
      .input(BlockRuleInput)
      .output(Caught)
      .errors(signedIn),
    add: forCandidate
      .route({ method: 'POST', path: path('block_rules/'), summary: 'ブロックの条件を追加する', tags })
      .input(BlockRuleInput)
      .output(BlockRule)
      .errors(signedIn),
    remove: forCandidate
      .route({ method: 'DELETE', path: path('block_rules/{id}/'), summary: 'ブロックの条件を消す', tags })
      .input(z.object({ id: Id }))
      .output(Done)
      .errors(refusals),
  },

  blocked_employers: {
    list: forCandidate
      .route({ method: 'GET', path: path('blocked_employers/'), summary: '職歴から自動でブロックした企業を見る', tags })
      .output(z.object({ blocked_employers: z.array(BlockedEmployer) }))
      .errors(signedIn),
    allow: forCandidate
      .route({ method: 'PUT', path: path('blocked_employers/{company_id}/allowance/'), summary: '職歴にある企業に見せることにする', tags })
      .input(CompanyId)
      .output(Done)
      .errors(refusals),
    disallow: forCandidate
      .route({ method: 'DELETE', path: path('blocked_employers/{company_id}/allowance/'), summary: '職歴にある企業をまたブロックする', tags })
      .input(CompanyId)
      .output(Done)
      .errors(signedIn),
  },

  visibility_preview: forCandidate
    .route({ method: 'GET', path: path('visibility_preview/{company_id}/'), summary: '企業からの見え方を確かめる', tags })
    .input(CompanyId)
    .output(VisibilityPreview)
    .errors(refusals),

  /** The candidate at each level, from `anonymous` to `contact`, by the code that answers companies: what no company was shown is in none. */
  visibility_levels: forCandidate
    .route({ method: 'GET', path: path('visibility_levels/'), summary: '公開の段階ごとの見え方を確かめる', tags })
    .output(z.object({ levels: z.array(VisibleCandidate) }))
    .errors(signedIn),

  access_ledger: {
    /** Newest first. `next_id` goes into `before_id` for what is older; null at the end. */
    list: forCandidate
      .route({ method: 'GET', path: path('access_ledger/'), summary: '見られた記録を見る', tags })
      .input(
        z.object({
          before_id: Id.optional().meta({ description: 'この行より前の記録。前の答えの `next_id`。', example: 41 }),
          per_page: WholeNumber(1, 100).optional().meta({ description: '1ページの件数。なければ20。', example: 20 }),
        }),
      )
      .output(z.object({ accesses: z.array(Access), next_id: z.int().nullable() }))
      .errors(signedIn),
    export: forCandidate
      .route({ method: 'GET', path: path('access_ledger/export/'), summary: '見られた記録を受け取る', tags })
      .input(
        z.object({
          file_format: z.enum(['csv', 'json']).optional().meta({ description: '受け取るファイルの形（csv・json）。なければ csv。', example: 'csv' }),
        }),
      )
      .output(z.file())
      .errors(signedIn),
  },
}
