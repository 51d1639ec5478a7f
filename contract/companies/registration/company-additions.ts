import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { Website } from './company-registrations.ts'
import { CorporateNumber } from './corporate-number.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { readableName } from '#contract/accounts/names/name-problem.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** A company that an operator adds before its people come; the first member is invited as its admin. */
export const CompanyAddition = z.strictObject({
  company_name: z.string().trim().min(1, '企業名を入力してください。').max(200).superRefine(readableName),
  corporate_number: CorporateNumber.optional(),
  url: Website.optional(),
  email: Email.optional(),
})
export type CompanyAddition = z.infer<typeof CompanyAddition>

/** What becomes of one line of a CSV file; `refused` with the reason, and what to do. */
export const AddedLine = z.object({
  line: z.int().meta({ example: 2 }),
  company_name: z.string().meta({ example: '株式会社サンプル製作所' }),
  outcome: z.enum(['created', 'known', 'refused']),
  company_id: z.int().nullable(),
  /** Whom the line invites; null without a member. */
  email: z.string().nullable().meta({ example: 'saegusa@sample.example' }),
  /** The member's address belongs to no domain of the company. */
  is_outside: z.boolean(),
  message: z.string(),
})
export type AddedLine = z.infer<typeof AddedLine>

const tags = ['operator_companies']
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, MAIL_UNAVAILABLE, COMPANY_EXISTS, COMPANY_TWINS, COMPANY_HAS_ADMIN } = errors
const deciding = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, MAIL_UNAVAILABLE }

export const companyAdditions = {
  create: forOperator('decide_companies')
    .route({ method: 'POST', path: '/operators/companies/', summary: '企業を追加し、最初のメンバーを招待する', tags })
    /** `is_another`: the operator was shown the companies of the same name, and means none of them. */
    .input(CompanyAddition.extend({ is_another: z.boolean().optional() }))
    .output(z.object({ id: z.int(), is_invited: z.boolean() }))
    .errors({ ...deciding, COMPANY_EXISTS, COMPANY_TWINS }),
  /** As its admin, while it has none. */
  invite: forOperator('decide_companies')
    .route({ method: 'POST', path: '/operators/companies/{id}/invitations/', summary: '企業の最初のメンバーを招待する', tags })
    .input(z.strictObject({ id: Id, email: Email }))
    .output(z.object({ email: z.string().meta({ example: 'saegusa@sample.example' }), expires_at: Timestamp }))
    .errors({ ...deciding, NOT_FOUND, COMPANY_HAS_ADMIN }),
  /** Columns `company,number,domain,member`. Nothing is written while one line is refused, or with `is_trial`. */
  add_many: forOperator('decide_companies')
    .route({ method: 'POST', path: '/operators/companies/csv/', summary: '企業と最初のメンバーを、CSVでまとめて追加する', tags })
    .input(
      z.strictObject({
        csv: z.string().min(1, 'CSVファイルを選んでください。').max(500_000).meta({ example: 'company,domain\n株式会社ミナモログ,minamolog.example\n' }),
        is_trial: z.boolean().optional(),
      }),
    )
    .output(z.object({ lines: z.array(AddedLine), is_saved: z.boolean() }))
    .errors(deciding),
}
