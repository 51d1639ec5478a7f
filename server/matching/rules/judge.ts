import type { MatchParameter, MatchResult } from '../../search/market-types.ts'
import type { Wanted } from './wanted.ts'

/** All that the matching knows of a job and its company. An empty list is untold. */
export type MatchFacts = Record<Exclude<MatchParameter, 'salary_band'>, number[]> & {
  /** 万円: what the job pays at most, else at least; null untold. */
  pay: number | null
  schedule: string
}

/** One rule laid beside one job. */
export function judge(wanted: Wanted, facts: MatchFacts): MatchResult {
  if ('schedule' in wanted) return wanted.schedule(facts.schedule)
  const fits = wanted.fits.some((condition) => {
    if (condition.parameter === 'min_salary') return facts.pay !== null && facts.pay >= condition.value
    return told(facts, condition.parameter).some((value) => condition.chosen.includes(value))
  })
  return fits ? 'fits' : told(facts, wanted.rests_on).length > 0 ? 'differs' : 'unknown'
}

const told = (facts: MatchFacts, parameter: MatchParameter): number[] =>
  parameter === 'salary_band' ? (facts.pay === null ? [] : [facts.pay]) : facts[parameter]
