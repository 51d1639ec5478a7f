import { z } from 'zod'

/** 万円 a year, of the middle of each job's band: half of the jobs lie between `low` and `high`. */
export const PayFigures = z.object({ jobs: z.int(), low: z.int(), median: z.int(), high: z.int() }).meta({
  description: '求人ごとの年収の幅の中央の値（万円）。半分の求人が low から high の間にある。jobs は年収のわかる求人の数。',
  example: { jobs: 46, low: 520, median: 620, high: 735 },
})
export type PayFigures = z.infer<typeof PayFigures>

/** What published jobs of an occupation and an employment pay; null where fewer than ten say it, or the job is paid by the hour or day. */
export const OccupationPay = PayFigures.extend({
  occupation: z.string().meta({ example: 'サーバーサイドエンジニア' }),
  employment: z.string().meta({ example: '正社員' }),
}).nullable()
export type OccupationPay = z.infer<typeof OccupationPay>
