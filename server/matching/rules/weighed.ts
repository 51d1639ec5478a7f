import type { MatchRule, MatchWeights } from '#contract/matching/matching.ts'
import { matchRules } from '#contract/matching/match-rules.ts'
import type { Wanted } from './wanted.ts'

export type Weighed = Wanted & { weight: 1 | 2 | 3 }
export type SetWeights = Partial<Record<MatchRule, number>>

const UNSET = 1

/** Every rule's weight: as set, else 1. */
export const weightsOf = (set: SetWeights): MatchWeights => Object.fromEntries(matchRules.map((rule) => [rule, set[rule] ?? UNSET])) as MatchWeights

/** The wishes that count, each with its weight; one that weighs nothing is not looked at. */
export function weighed(wanted: Wanted[], set: SetWeights): Weighed[] {
  const weights = weightsOf(set)
  return wanted.flatMap((one) => {
    const weight = weights[one.rule]
    return weight === 1 || weight === 2 || weight === 3 ? { ...one, weight } : []
  })
}
