import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { Finding, foundOf } from '#contract/platform/finding/finding.ts'
import { forOperator } from '#contract/platform/procedure.ts'

const operatorKinds = ['companies', 'job_offers', 'people', 'reports', 'data_requests', 'claims', 'members'] as const
export type OperatorKind = (typeof operatorKinds)[number]

export const OperatorFound = z.object({ groups: z.array(foundOf(operatorKinds)) })
export type OperatorFound = z.infer<typeof OperatorFound>

export const OperatorFinding = Finding.extend({
  typing: z.enum(['true']).optional().meta({
    description: '入力の途中。人は、メールアドレスの全体かIDのときだけさがします。人をさがすたびに、操作の記録に1行残るためです。',
    example: 'true',
  }),
})
export type OperatorFinding = z.infer<typeof OperatorFinding>

const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED } = errors

export const operatorFinding = {
  /**
   * Companies, jobs, people, tickets, claims and operators, at most five of each kind. People are found as on their own page, by the whole address, the id or the beginning of the
   * name, with the same line in the audit log.
   */
  find: forOperator('see_account')
    .route({ method: 'GET', path: '/operators/found/', summary: '企業・求人・人・通報・請求・申請・運営のメンバーをまとめて検索する', tags: ['operators'] })
    .input(OperatorFinding)
    .output(OperatorFound)
    .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }),
}
