import { z } from 'zod'
import { JobListItem } from '../postings/job-list.ts'

/** 万円 a year, of the middle of each job's band: half of the jobs lie between `low` and `high`. */
export const PayFigures = z.object({ jobs: z.int(), low: z.int(), median: z.int(), high: z.int() }).meta({
  description: '求人ごとの年収の幅の中央の値（万円）。半分の求人が low から high の間にある。jobs は年収のわかる求人の数。',
  example: { jobs: 46, low: 520, median: 620, high: 735 },
})
export type PayFigures = z.infer<typeof PayFigures>

/** What published jobs of an occupation and an employment pay; null where fewer than ten say it, or the job is paid by the hour or day. */
export const JobMarket = PayFigures.extend({
  occupation: z.string().meta({ example: 'サーバーサイドエンジニア' }),
  employment: z.string().meta({ example: '正社員' }),
}).nullable()
export type JobMarket = z.infer<typeof JobMarket>

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
  market: JobMarket,
})
export type JobComparison = z.infer<typeof JobComparison>
