import type { IntegrityParts } from '#contract/hiring/scouts/scouts.ts'

export type Judged = {
  /** Characters of the reason. */
  reason_length: number
  /** Parts of the profile of which it takes up a passage. */
  passages: number
  /** Per cent, to the nearest earlier scout of the company. */
  likeness: number
  min_salary: number
  max_salary: number
  /** A job with its own posting, not the open position. */
  has_job: boolean
}

const FULL_LENGTH = 200
/** What says nothing of the person stays below this, whatever else is good about it. */
const WITHOUT_PASSAGE = 35
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * How much of a scout is about this one person, 0 to 100, as published on /about/metrics: 45 for a passage of the profile that it takes up and 5 for a second
 * one, 25 for being unlike the company's other scouts, 10 for its length, 10 for a narrow salary band, 5 for a job.
 */
export function scoutIntegrity({ reason_length, passages, likeness, min_salary, max_salary, has_job }: Judged): { integrity: number; parts: IntegrityParts } {
  // Up to one and a half times the lower end is narrow, twice is wide.
  const ratio = min_salary > 0 ? max_salary / min_salary : Infinity
  const parts = {
    passage: passages === 0 ? 0 : passages === 1 ? 45 : 50,
    own: 25 * (1 - between(0, likeness, 100) / 100),
    length: 10 * between(0, reason_length / FULL_LENGTH, 1),
    band: 10 * between(0, (2 - ratio) / 0.5, 1),
    job: has_job ? 5 : 0,
  }
  const sum = Math.round(Object.values(parts).reduce((total, points) => total + points, 0))
  const shown = Object.fromEntries(Object.entries(parts).map(([name, points]) => [name, Math.round(points)])) as IntegrityParts
  return { integrity: passages === 0 ? Math.min(WITHOUT_PASSAGE, sum) : sum, parts: shown }
}
