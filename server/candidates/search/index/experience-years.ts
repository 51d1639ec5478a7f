import { experienceSteps } from '#contract/candidates/search/people.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'

export type Employment = { join_year: number | null; join_month: number | null; leave_year: number | null; leave_month: number | null }

/** The months that lie in any of these employments; a month in two of them counts once. A year without its month begins in April and ends in March. */
export function experienceYears(employments: readonly Employment[], now: Date): number {
  const [year = 0, month = 0] = japanDay(now).split('-').map(Number)
  const thisMonth = year * 12 + month
  const spans = employments
    .flatMap(({ join_year, join_month, leave_year, leave_month }): [number, number][] => {
      if (join_year === null) return []
      const from = join_year * 12 + (join_month ?? 4) - 1
      const to = leave_year === null ? thisMonth : leave_year * 12 + (leave_month ?? 3)
      return [[from, Math.min(to, thisMonth)]]
    })
    .toSorted(([a], [b]) => a - b)
  let [months, end] = [0, -Infinity]
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return Math.floor(months / 12)
}

/** Of the steps those that somebody reaches. */
export const stepsReached = (years: number) => experienceSteps.filter((step) => step <= years)
