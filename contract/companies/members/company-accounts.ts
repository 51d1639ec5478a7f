import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { companyActNames } from '#contract/accounts/members/company-acts.ts'
import { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Membership } from './memberships.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What the frame of the company's pages shows about the signed-in member. */
export const CompanyAccount = z.object({
  id: z.string().meta({ example: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a11' }),
  email: z.string().meta({ example: 'company@demo.example' }),
  name: z.string().meta({ example: '三枝 由香' }),
  role: CompanyRole,
  /** What this member may do at this moment (contract/accounts/members/company-acts.ts). */
  acts: z.array(z.enum(companyActNames)).meta({ example: ['see_account', 'see_jobs'] }),
  /** `passed` in this session, to be asked for, to be set up before anything else, or left out in a demonstration account. */
  second_factor: z.enum(['passed', 'asked', 'missing', 'optional']),
  company: z.object({
    id: z.int(),
    name: z.string().meta({ example: '株式会社ヤマノテ計測' }),
    logo: z.string().nullable(),
    state: CompanyState.meta({ example: 'active' }),
    end_of_contract: z.boolean(),
    is_demo: z.boolean(),
    /** What operators decided last and why, while it waits, is suspended or its contract ended; null when nothing was decided. */
    told: z.object({ decision: z.string(), reason: z.string(), decided_at: Timestamp }).nullable(),
  }),
  /** The companies of this person, in the order in which they joined, for a person of several; otherwise empty. */
  memberships: z.array(Membership),
  /** For an operator who looks at the company, until when; null for its members. */
  viewing: z.object({ ends_at: Timestamp }).nullable(),
  unread_message_count: z.int().meta({ example: 2 }),
  /** Threads in which the company's answer is awaited. */
  awaited_answer_count: z.int(),
  unread_notification_count: z.int(),
  /** Published jobs that this member owns or for which somebody in selection is assigned to them, with all who are in selection, the fullest first; at most five. */
  own_jobs: z.array(z.object({ id: z.int(), position_title: z.string(), candidate_count: z.int().meta({ example: 3 }) })),
})
export type CompanyAccount = z.infer<typeof CompanyAccount>

export const companyAccounts = {
  account: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/account/', summary: '自分と自社の状態を見る', tags: ['company_accounts'] })
    .output(CompanyAccount)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
