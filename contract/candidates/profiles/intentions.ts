import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { PurposeIntention } from './candidate-profiles.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Whether, for what and in which employment somebody looks for work at this time. */
export const Intention = z.strictObject({
  career_intention_rating: CareerIntention,
  purpose_intention: PurposeIntention,
  user_desired_employment_types: z
    .array(LookupId)
    .max(5)
    .refine((ids) => new Set(ids).size === ids.length, '同じ項目が重複しています。'),
})
export type Intention = z.infer<typeof Intention>

/** What was last told more than 90 days ago, or never. */
export const NeedUpdate = z.object({
  need_update: z.boolean(),
  intention: z.boolean(),
  profile: z.boolean(),
  intention_updated_at: Timestamp.nullable().meta({ example: '2026-08-01T09:00:00+09:00' }),
  profile_updated_at: Timestamp.nullable().meta({ example: '2026-11-01T09:00:00+09:00' }),
})

const tags = ['profiles']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }

export const intentions = {
  intention: forCandidate
    .route({ method: 'POST', path: '/candidate_users/intention/', summary: '転職活動の状況を伝える', tags })
    .input(Intention)
    .output(Done)
    .errors(refusals),
  need_update: forCandidate
    .route({ method: 'GET', path: '/candidate_users/need_update/', summary: '意向とプロフィールが古くなったか見る', tags })
    .output(NeedUpdate)
    .errors(refusals),
}
