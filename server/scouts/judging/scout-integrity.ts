export type Judged = {
  /** Characters of the reason. */
  reason_length: number
  /** Parts of the profile that it names. */
  referenced: number
  /** Of these, those whose words it takes up. */
  quoted: number
  /** Per cent, to the nearest earlier scout of the company. */
  likeness: number
  min_salary: number
  max_salary: number
  /** A job with its own posting, not the open position. */
  has_job: boolean
}

const FULL_LENGTH = 200
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * How much of a scout is about this one person, 0 to 100, as published on /about/metrics:
 * 40 for what of the profile it takes up, 35 for being unlike the company's other scouts, 10 for its length, 10 for a narrow salary band, 5 for a job.
 */
export function scoutIntegrity({ reason_length, referenced, quoted, likeness, min_salary, max_salary, has_job }: Judged): number {
  const referring = Math.min(40, 20 * quoted + 5 * Math.max(0, referenced - quoted))
  const own = 35 * (1 - between(0, likeness, 100) / 100)
  const length = 10 * between(0, reason_length / FULL_LENGTH, 1)
  // Up to one and a half times the lower end is narrow, twice is wide.
  const ratio = min_salary > 0 ? max_salary / min_salary : Infinity
  const band = 10 * between(0, (2 - ratio) / 0.5, 1)
  return Math.round(referring + own + length + band + (has_job ? 5 : 0))
}
