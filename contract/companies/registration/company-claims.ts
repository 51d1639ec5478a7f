import { z } from 'zod'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { decided, hasReason, reasonMissing } from '#contract/accounts/operators/decision.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What speaks for a claim: `unknown` where nothing of the company is known that it could be compared with. */
export const Evidence = z.enum(['match', 'differs', 'unknown'])
export type Evidence = z.infer<typeof Evidence>

/** Somebody who proved an address and asks to become the admin of a company without members. */
export const CompanyClaim = z.object({
  id: z.uuid(),
  company: z.object({
    id: z.int(),
    name: z.string().meta({ example: '株式会社サンプル製作所' }),
    corporate_number: z.string().nullable(),
    url: z.string().nullable().meta({ example: 'https://www.sample.example/' }),
    members: z.int(),
  }),
  name: z.string().meta({ example: '三枝 由香' }),
  email: z.string().meta({ example: 'saegusa@sample.example' }),
  /** What they wrote of the company. */
  company_name: z.string().meta({ example: '株式会社サンプル製作所' }),
  corporate_number: z.string(),
  url: z.string().meta({ example: 'https://www.sample.example/' }),
  evidence: z.object({
    /** Whether the proved address belongs to a domain under which the company is known. */
    domain: Evidence,
    corporate_number: Evidence,
    /** Whether an operator invited this address. */
    is_invited: z.boolean(),
  }),
  asked_at: Timestamp.meta({ example: '2026-11-20T15:00:00+09:00' }),
  decision: z.enum(['granted', 'refused']).nullable().meta({ example: 'granted' }),
  /** No operator granted it, the setting did. */
  is_automatic: z.boolean(),
  reason: z.string(),
  decided_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
})
export type CompanyClaim = z.infer<typeof CompanyClaim>

export const CompanyClaimSearch = z.object({
  claim_state: z.enum(['waiting', 'decided']).optional().meta({ description: '待っている申請だけ、決まった申請だけ。省くと、すべて。', example: 'waiting' }),
  ...Page.shape,
})
export type CompanyClaimSearch = z.infer<typeof CompanyClaimSearch>

const tags = ['operator_companies']
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, CLAIM_DECIDED, COMPANY_HAS_ADMIN, ADDRESS_TAKEN } = errors

export const companyClaims = {
  company_claims: {
    list: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/company_claims/', summary: '企業の管理者になる申請を見る', tags })
      .input(CompanyClaimSearch)
      .output(z.object({ claims: z.array(CompanyClaim), total: z.int(), page: z.int(), per_page: z.int() }))
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }),
    /** Granted, the claimer becomes the company's admin; refused, they are told the reason. */
    decide: forOperator('decide_companies')
      .route({ method: 'PUT', path: '/operators/company_claims/{id}/decision/', summary: '企業の管理者になる申請を認める、断る', tags })
      .input(z.strictObject({ id: Uuid, ...decided }).refine(hasReason, reasonMissing))
      .output(CompanyClaim)
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, CLAIM_DECIDED, COMPANY_HAS_ADMIN, ADDRESS_TAKEN }),
  },
}
