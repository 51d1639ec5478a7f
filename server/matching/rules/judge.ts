import type { MatchParameter, MatchResult } from '#search-engine/job-index-types.ts'
import type { Wanted } from './wanted.ts'

/** All that the matching knows of a job and its company. An empty list is untold. */
export type MatchFacts = Record<Exclude<MatchParameter, 'salary_band'>, number[]> & {
  /** 万円 a year. */
  min_salary: number | null
  max_salary: number | null
  schedule: string
}

/** One rule compared with one job. */
export function judge(wanted: Wanted, facts: MatchFacts): MatchResult {
  if ('schedule' in wanted) return wanted.schedule(facts.schedule)
  const fits = wanted.fits.some((condition) => {
    if (condition.parameter === 'min_salary') return (facts.max_salary ?? facts.min_salary ?? -Infinity) >= condition.value
    return told(facts, condition.parameter).some((value) => condition.chosen.includes(value))
  })
  return fits ? 'fits' : told(facts, wanted.rests_on).length > 0 ? 'differs' : 'unknown'
}

/** A job without an upper end may pay more than it says: only the upper end shows that it pays less. */
const told = (facts: MatchFacts, parameter: MatchParameter): number[] =>
  parameter === 'salary_band' ? (facts.max_salary === null ? [] : [facts.max_salary]) : facts[parameter]
