import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember, mayLag } from '#contract/platform/procedure.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { channelNames } from './found-via.ts'
import { AtOwnStep } from './own-steps.ts'
import { endReasons, selectionSteps, type EndReason, type SelectionStep } from './selection-steps.ts'

const Step = z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]])
const Reason = z.enum(Object.keys(endReasons) as [EndReason, ...EndReason[]])

/** How the selections of one job went, from the first one on. */
export const JobFunnel = z.object({
  /** How many came to each step, one after the other, under the company's own names where it has some; the first of the entry is all that began. */
  funnel: z.array(z.object({ step: Step.meta({ example: 'first_interview' }), ...AtOwnStep, count: z.int().meta({ example: 12 }) })),
  /** How many came to an offer. */
  offered: z.int().meta({ example: 4 }),
  /** How they began. */
  sources: z.object({ application: z.int().meta({ example: 9 }), scout: z.int().meta({ example: 3 }) }),
  /** Where they came from: a scout, what they said themselves, or `unknown`. Those that nobody came from are missing. */
  channels: z.array(z.object({ channel: z.enum(channelNames).meta({ example: 'search' }), count: z.int().meta({ example: 5 }) })),
  /** How long those stayed at a step who left it again, in days; the steps that nobody left yet are missing. */
  stays: z.array(z.object({ step: Step, ...AtOwnStep, count: z.int().meta({ example: 8 }), median_days: z.number().meta({ example: 3.5 }) })),
  /** How they ended. */
  ends: z.array(z.object({ end_reason: Reason.meta({ example: 'rejected' }), count: z.int().meta({ example: 4 }) })),
  /** Why they ended, in the company's own words, the most frequent first. */
  declines: z.array(z.object({ reason: z.string().meta({ example: '経験・スキルが合わない' }), count: z.int().meta({ example: 2 }) })),
})
export type JobFunnel = z.infer<typeof JobFunnel>

export const jobFunnel = forMember('see_figures')
  .meta(mayLag)
  .route({ method: 'GET', path: '/company_users/job_offers/{id}/selection_figures/', summary: '求人の選考の数字を見る', tags: ['applications'] })
  .input(z.object({ id: WholeNumber(0, 2_147_483_647).meta({ description: '求人のID。0はオープンポジション。', example: 1 }) }))
  .output(JobFunnel)
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, NOT_FOUND: errors.NOT_FOUND })
