import { z } from 'zod'
import { OccupationPay } from '../occupations/occupation-pay.ts'
import { JobListItem } from '../postings/job-list.ts'

/** A job beside others of its occupation. */
export const JobComparison = z.object({
  /** Open jobs of other companies that have most in common with it, at most four, each with what that is. */
  similar: z.array(
    JobListItem.extend({
      shared: z
        .object({ occupation: z.string().nullable(), skills: z.array(z.string()), places: z.array(z.string()), is_pay_alike: z.boolean() })
        .meta({ example: { occupation: 'サーバーサイドエンジニア', skills: ['Go'], places: ['東京都'], is_pay_alike: true } }),
    }),
  ),
  market: OccupationPay,
})
export type JobComparison = z.infer<typeof JobComparison>
