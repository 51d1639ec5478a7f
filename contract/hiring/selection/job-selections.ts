import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { many } from '#contract/platform/many.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { JobOwner } from '#contract/accounts/members/job-owner.ts'
import { type OpenStep, openSteps } from './step-limits.ts'

/** As many jobs as are named at once. */
export const JOBS_AT_ONCE = 50

const Counts = z.object(Object.fromEntries(openSteps.map((step) => [step, z.int().meta({ example: 2 })])) as Record<OpenStep, z.ZodInt>)

/** Who stands at which step for one job, as the board shows it; own steps count at the step for which they stand. */
export const JobSelection = z.object({
  /** 0: the open position. */
  id: z.int().meta({ example: 1 }),
  position_title: z.string().meta({ example: 'サーバーサイドエンジニア' }),
  /** The member in charge of the job. */
  owner: JobOwner.nullable(),
  counts: Counts,
  total: z.int().meta({ example: 7 }),
  /** For how many whole days they have been at their step: the longest, and the one in the middle. */
  longest_days: z.int().meta({ example: 12 }),
  median_days: z.int().meta({ example: 4 }),
  /** The members to whom they are assigned, the most first. */
  members: z.array(z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) })),
})
export type JobSelection = z.infer<typeof JobSelection>

export const jobSelections = forMember('see_selection')
  .route({ method: 'GET', path: '/company_users/job_selections/', summary: '求人ごとに、選考中の人数と滞留を見る', tags: ['applications'] })
  .input(
    z.object({
      ids: many(WholeNumber(0, 2_147_483_647))
        .optional()
        .meta({ description: '求人のID。0はオープンポジション。なければ、選考中の人が多い順。', example: [1] }),
      assigned: z.enum(['me']).optional().meta({ description: 'me は、担当の求人（自分が担当者か、自分の担当の候補者が選考中の求人）だけ。', example: 'me' }),
      per_page: WholeNumber(1, JOBS_AT_ONCE).optional().meta({ description: '求人の件数。', example: 6 }),
    }),
  )
  .output(z.object({ jobs: z.array(JobSelection), total: z.int().meta({ example: 3 }) }))
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN })
