import { z } from 'zod'
import { guarded } from '#contract/platform/errors/guarded.ts'
import { forOperator, mayLag } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { yearlyFigures } from '../yearly-figures/yearly-figures.ts'
import { type OperatorTable, operatorTables, type QueueName, queueNames, type SiteCount, siteCountNames } from './operator-figure-names.ts'

const day = z.iso.date().meta({ example: '2026-11-16' })
const Counts = z.record(z.enum(siteCountNames as [SiteCount, ...SiteCount[]]), z.int())
export type SiteCounts = z.infer<typeof Counts>

/** How many wait, since when the oldest, how many are over the time that was promised (null where none is), and how long what was decided in the last 90 days took. */
const Queue = z.object({
  queue: z.enum(Object.keys(queueNames) as [QueueName, ...QueueName[]]).meta({ example: 'job_reviews' }),
  waiting: z.int().meta({ example: 4 }),
  oldest_at: Timestamp.nullable().meta({ example: '2026-11-20T10:00:00+09:00' }),
  overdue: z.int().nullable().meta({ example: 1 }),
  median_hours: z.number().nullable().meta({ example: 6.5 }),
})
export type QueueAge = z.infer<typeof Queue>

const Company = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社サンプル製作所' }),
  /** As of now: conversations in which the promised time for an answer is over, and published jobs that nobody confirmed for 30 days. */
  overdue: z.int().meta({ example: 2 }),
  stale_jobs: z.int().meta({ example: 1 }),
  /** Of the period; `answered`: of those applications, how many have a first message of the company. */
  applications: z.int().meta({ example: 12 }),
  answered: z.int().meta({ example: 9 }),
  scouts: z.int().meta({ example: 20 }),
  scouts_accepted: z.int().meta({ example: 6 }),
  hires: z.int().meta({ example: 1 }),
})
export type CompanyFigures = z.infer<typeof Company>

/** Candidates whom companies can find, in steps of five and null below five, and jobs that the public can find. One of either counts with each of its values. */
const Balance = z.object({
  id: z.int(),
  name: z.string().meta({ example: 'サーバーサイドエンジニア' }),
  candidates: z.int().nullable().meta({ example: 35 }),
  jobs: z.int().meta({ example: 12 }),
})
export type BalanceLine = z.infer<typeof Balance>

export const OperatorFigures = z.object({
  step: z.enum(['day', 'week', 'month']),
  since: day,
  until: day,
  /** In the order of time; a part without anything is there with zeros. */
  parts: z.array(z.object({ begins_on: day, ends_on: day, counts: Counts })),
  totals: Counts,
  /** The same number of days right before. */
  before: Counts,
  before_since: day,
  before_until: day,
  queues: z.array(Queue),
  balance: z.object({ fields: z.array(Balance), places: z.array(Balance) }),
  /** With anything to count, those that leave most people waiting first; at most a hundred, the file has all. */
  companies: z.array(Company),
  companies_total: z.int().meta({ example: 240 }),
})
export type OperatorFigures = z.infer<typeof OperatorFigures>

const step = z.enum(['day', 'week', 'month']).optional().meta({ description: '区切り（day 14日・week 12週・month 12か月）。なければweek。', example: 'week' })
const tags = ['operators']
const table = z.enum(Object.keys(operatorTables) as [OperatorTable, ...OperatorTable[]])

/** All figures of operators. */
export const operatorFigures = {
  ...yearlyFigures,
  figures: {
    /** Counts of what is there: who left is not among them. */
    show: forOperator('see_companies')
      .meta(mayLag)
      .route({ method: 'GET', path: '/operators/figures/', summary: 'サイトの数字を見る', tags })
      .input(z.object({ step }))
      .output(OperatorFigures)
      .errors(guarded),
    /** One of its tables. None names a person. */
    file: forOperator('see_companies')
      .meta(mayLag)
      .route({ method: 'GET', path: '/operators/figures/file/', summary: 'サイトの数字の表を1つ、CSVでダウンロードする', tags })
      .input(
        z.object({
          step,
          table: table.meta({ description: 'どの表か（parts 時期・companies 企業・queues 待ち・fields 職種・places 都道府県）。', example: 'parts' }),
        }),
      )
      .output(z.file())
      .errors(guarded),
  },
}
