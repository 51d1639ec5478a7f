import { z } from 'zod'
import { PayFigures } from './job-lists.ts'
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
  /** What published jobs of the same occupation and employment pay; null where fewer than ten say it, or the job is paid by the hour or day. */
  market: PayFigures.extend({
    occupation: z.string().meta({ example: 'サーバーサイドエンジニア' }),
    employment: z.string().meta({ example: '正社員' }),
  }).nullable(),
})
export type JobComparison = z.infer<typeof JobComparison>
