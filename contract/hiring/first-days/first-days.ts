import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What a new company does first, in this order. */
export const firstSteps = ['company_page', 'job', 'colleague', 'calendar', 'scout'] as const
export type FirstStep = (typeof firstSteps)[number]

/** For so many days after its approval a company is new. */
export const NEW_COMPANY_DAYS = 60

const FirstDays = z.object({
  /** Empty once everything is done, or the company is no longer new. `begun`: written or invited, and not yet public or accepted. */
  steps: z.array(z.object({ step: z.enum(firstSteps), state: z.enum(['open', 'begun', 'done']) })),
  /** While operators have not approved the company; null afterwards. */
  approval: z
    .object({
      waiting_since: Timestamp,
      /** Hours from sign-up to approval, the middle one of the last 90 days; null when fewer than three companies were approved. */
      median_hours: z.number().nullable().meta({ example: 21.5 }),
      /** How many companies that is. */
      companies: z.int().meta({ example: 12 }),
    })
    .nullable(),
})
export type FirstDays = z.infer<typeof FirstDays>

export const companyFirstDays = {
  first_days: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/first_days/', summary: 'はじめにすることと、承認までの時間を見る', tags: ['company_accounts'] })
    .output(FirstDays)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
