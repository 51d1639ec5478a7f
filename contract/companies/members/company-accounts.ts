import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { companyActs } from '#contract/accounts/members/company-acts.ts'
import { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const acts = Object.keys(companyActs) as [keyof typeof companyActs, ...(keyof typeof companyActs)[]]

/** What the company's shell needs to know of whoever is signed in. */
export const CompanyAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: CompanyRole,
  /** What this member may do at this moment (contract/accounts/members/company-acts.ts). */
  acts: z.array(z.enum(acts)),
  /** `passed` in this session, to be asked for, to be set up before anything else, or left out in a demonstration account. */
  second_factor: z.enum(['passed', 'asked', 'missing', 'optional']),
  company: z.object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    state: CompanyState,
    end_of_contract: z.boolean(),
    is_demo: z.boolean(),
    /** What operators decided last and why, while it waits, is suspended or its contract ended; null when nothing was decided. */
    told: z.object({ decision: z.string(), reason: z.string(), decided_at: Timestamp }).nullable(),
  }),
  unread_message_count: z.int(),
  /** Threads in which the company's answer is awaited. */
  awaited_answer_count: z.int(),
  unread_notification_count: z.int(),
})
export type CompanyAccount = z.infer<typeof CompanyAccount>

export const companyAccounts = {
  account: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/account/', summary: '自分と自社の状態を見る', tags: ['company_accounts'] })
    .output(CompanyAccount)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
