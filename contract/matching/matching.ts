import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { matchRules } from './match-rules.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

export const MatchRule = z.enum(matchRules)
export type MatchRule = z.infer<typeof MatchRule>

export const MatchResult = z.enum(['fits', 'differs', 'unknown'])
export type MatchResult = z.infer<typeof MatchResult>

/** One wish laid beside a job. */
export const MatchLine = z.object({
  rule: MatchRule,
  result: MatchResult,
  /** The field of the job, or of its company, that it rests on. */
  field: z.string().meta({ example: 'job_field' }),
  /** What stands there, in words. */
  value: z.string().meta({ example: '開発' }),
  /** The wish in words; null when it is the wish that is missing. */
  wished: z.string().nullable().meta({ example: '開発' }),
})
export type MatchLine = z.infer<typeof MatchLine>

/** A job beside the wishes of the candidate who looks: lines only for what they wish and weigh. There is no score. */
export const Match = z.object({ lines: z.array(MatchLine), fits: z.int().meta({ example: 2 }), differs: z.int(), unknown: z.int() })
export type Match = z.infer<typeof Match>

const Weight = WholeNumber(0, 3)

/** How much each rule counts in the order おすすめ: 0 not at all, 3 most; 1 where nothing was set. */
export const MatchWeights = z.record(MatchRule, Weight)
export type MatchWeights = z.infer<typeof MatchWeights>

export const MatchWhatIf = z.object({
  /** Jobs in which nothing differs from the wishes. What the candidate hid, blocked, favourited or applied for is left out. */
  total: z.int(),
  /** Jobs that come on top when one wish is dropped, or relaxed to a value: the pay to so many 万円, the remote work to that id. */
  what_if: z.array(
    z.object({ rule: MatchRule.meta({ example: 'min_salary' }), value: z.int().nullable().meta({ example: 550 }), more: z.int().meta({ example: 12 }) }),
  ),
})
export type MatchWhatIf = z.infer<typeof MatchWhatIf>

const Count = z.object({ id: z.int(), count: z.int().meta({ example: 12 }) })

/** How many jobs each answer would leave, with all other wishes as they are; what states nothing is in no count. */
export const WishCounts = MatchWhatIf.extend({
  job_fields: z.array(Count),
  employment_types: z.array(Count),
  prefectures: z.array(Count),
  /** By the wish: a candidate who wishes 1 is content with jobs of 1 and 2. */
  remote: z.array(Count),
  /** `id` is the lower end of a band of 100 万円, by the upper end of a job's pay, whatever pay is wished. */
  salary_histogram: z.array(Count),
})
export type WishCounts = z.infer<typeof WishCounts>

export const matching = {
  match_weights: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/match_weights/', summary: 'おすすめの優先度を見る', tags: ['candidate_users'] })
      .output(MatchWeights),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/match_weights/', summary: 'おすすめの優先度を変える', tags: ['candidate_users'] })
      .input(z.strictObject(Object.fromEntries(matchRules.map((rule) => [rule, Weight])) as Record<MatchRule, typeof Weight>).partial())
      .output(MatchWeights),
  },
  matching: {
    what_if: forCandidate
      .route({ method: 'GET', path: '/candidate_users/matching/what_if/', summary: '希望を変えたときの件数を見る', tags: ['candidate_users'] })
      .output(MatchWhatIf),
    wishes: forCandidate
      .route({ method: 'GET', path: '/candidate_users/matching/wishes/', summary: '希望の答えごとの求人の件数を見る', tags: ['candidate_users'] })
      .output(WishCounts),
  },
}
