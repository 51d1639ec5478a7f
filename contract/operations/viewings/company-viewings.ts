import { z } from 'zod'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember, forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** That an operator looked, as the company reads it: who of the operators it was stands in the operators' own log. */
export const CompanyViewing = z.object({
  id: z.int(),
  started_at: Timestamp,
  ends_at: Timestamp,
  ended_at: Timestamp.nullable(),
  reason: z.string().meta({ example: '求人が表示されないとのお問い合わせを確認するため' }),
})
export type CompanyViewing = z.infer<typeof CompanyViewing>

const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND } = errors

export const operatorViewings = {
  viewings: {
    /** From now on this session's requests about a company's area are answered, read only, about this company. Its admins are told at once. */
    start: forOperator('view_companies')
      .route({ method: 'POST', path: '/operators/companies/{id}/viewings/', summary: '企業の画面を閲覧する', tags: ['operator_companies'] })
      .input(z.strictObject({ id: Id, reason: Reason }))
      .output(z.object({ ends_at: Timestamp }))
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND }),
    end: forOperator('see_companies')
      .route({ method: 'DELETE', path: '/operators/viewings/', summary: '企業の画面の閲覧を終える', tags: ['operator_companies'] })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }),
  },
}

export const companyViewings = {
  operator_viewings: {
    list: forMember('see_settings')
      .route({ method: 'GET', path: '/company_users/operator_viewings/', summary: '運営が自社の画面を閲覧した記録を見る', tags: ['company_accounts'] })
      .output(z.object({ viewings: z.array(CompanyViewing) }))
      .errors({ SIGN_IN_REQUIRED }),
  },
}
