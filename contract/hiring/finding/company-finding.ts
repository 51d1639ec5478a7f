import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { Finding, foundOf } from '#contract/platform/finding/finding.ts'
import { forMember } from '#contract/platform/procedure.ts'

const companyKinds = ['applications', 'conversations', 'candidates', 'job_offers', 'stories', 'members'] as const
export type CompanyKind = (typeof companyKinds)[number]

export const CompanyFound = z.object({
  groups: z.array(foundOf(companyKinds)),
  /** The company has listed as many candidates today as it may, or their index is being made: the group `candidates` is left out. */
  are_candidates_left_out: z.boolean(),
})
export type CompanyFound = z.infer<typeof CompanyFound>

const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED } = errors

export const companyFinding = {
  /**
   * What the member may see and whose name holds the words, at most five of each kind. Each kind obeys the rule of the page that lists it; candidates count as listed there, and are
   * looked for from two letters on.
   */
  find: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/found/', summary: '選考・やりとり・求職者・求人・メンバーをまとめて検索する', tags: ['company_accounts'] })
    .input(Finding)
    .output(CompanyFound)
    .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }),
}
