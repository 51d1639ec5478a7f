import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember } from '#contract/platform/procedure.ts'

/** The reasons of a company that has not written any. */
export const defaultDeclineReasons = [
  '経験・スキルが合わない',
  '年収・条件が合わない',
  '勤務地・働き方が合わない',
  '志向が合わない',
  'ほかの候補者に決まった',
  '募集を終了した',
  'その他',
]
export const MOST_DECLINE_REASONS = 30

export const DeclineReason = z
  .string()
  .trim()
  .min(1, '理由を入力してください。')
  .max(60, '理由は60文字以内で入力してください。')
  .meta({ example: '経験・スキルが合わない' })
const Reasons = z.object({ reasons: z.array(DeclineReason) })

const path = '/company_users/decline_reasons/'
const tags = ['applications']
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, INPUT_INVALID } = errors

/** Why selections end, for the company alone. What a candidate is told is the end's own reason. */
export const declineReasons = {
  list: forMember('see_selection')
    .route({ method: 'GET', path, summary: '選考を終了する社内の理由を見る', tags })
    .output(Reasons)
    .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN }),
  /** In their order. An empty list brings the default reasons back; selections that ended keep what was chosen. */
  change: forMember('change_settings')
    .route({ method: 'PUT', path, summary: '選考を終了する社内の理由を変える', tags })
    .input(
      z.strictObject({
        reasons: z
          .array(DeclineReason)
          .max(MOST_DECLINE_REASONS, `理由は${MOST_DECLINE_REASONS}件までです。`)
          .refine((reasons) => new Set(reasons).size === reasons.length, '同じ理由が2つあります。'),
      }),
    )
    .output(Reasons)
    .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN, INPUT_INVALID }),
}
