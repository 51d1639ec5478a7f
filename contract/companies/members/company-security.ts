import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { MemberName } from '../registration/company-registrations.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { ownSecurity } from '#contract/accounts/sign-in/own-security.ts'

/** What holds for the whole company. */
export const CompanySettings = z.object({
  /** Candidates may apply to the company without a fixed role. */
  is_hiring_open_position: z.boolean(),
  /** No direct applications: favourites and scouts only. */
  deny_company_apply: z.boolean(),
  /** What recruiters and assistants publish of a job, or change of a public one, waits for an administrator. */
  is_job_approval_required: z.boolean(),
})
export type CompanySettings = z.infer<typeof CompanySettings>

const tags = ['company_accounts']
const { SIGN_IN_REQUIRED } = errors

/** A member's own account, as a candidate's in account-security.ts. */
export const companySecurity = {
  own: {
    change: forMember('change_account')
      .route({ method: 'PATCH', path: '/company_users/account/', summary: '自分の氏名を変える', tags })
      .input(z.strictObject({ name: MemberName }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED }),
  },
  settings: {
    show: forMember('see_settings')
      .route({ method: 'GET', path: '/company_users/settings/', summary: '企業の設定を見る', tags })
      .output(CompanySettings)
      .errors({ SIGN_IN_REQUIRED }),
    /** What is absent stays. */
    change: forMember('change_settings')
      .route({ method: 'PATCH', path: '/company_users/settings/', summary: '企業の設定を変える', tags })
      .input(z.strictObject(CompanySettings.shape).partial())
      .output(CompanySettings)
      .errors({ SIGN_IN_REQUIRED }),
  },
  ...ownSecurity('company_users', 'company_accounts', 'company_accounts'),
}
