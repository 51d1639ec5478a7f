import { judge, type MatchFacts } from './judge.ts'
import type { Weighed } from './weighed.ts'

/**
 * The order of おすすめ before the day of the confirmation: the weights of the rules that fit less those of the rules that differ. Unknown counts 0. A job known to
 * pay less than the candidate's floor counts as one in which everything differs.
 */
export function matchScore(wishes: Weighed[], facts: MatchFacts, salaryFloor?: number): number {
  if (salaryFloor !== undefined && isLess(facts, salaryFloor)) return -wishes.reduce((sum, { weight }) => sum + weight, 0)
  return wishes.reduce((sum, wish) => sum + wish.weight * signs[judge(wish, facts)], 0)
}

/** Known to pay less: a job that names no upper end may pay more than its lower one. */
export const isLess = ({ max_salary }: Pick<MatchFacts, 'max_salary'>, floor: number) => max_salary !== null && max_salary < floor

const signs = { fits: 1, unknown: 0, differs: -1 }
