import type { Job, JobVersion } from '#contract/jobs/postings/jobs.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { bandText } from '../facts/pay.ts'

export type SalaryChange = { day: string; from: string; to: string }

/** The old and the new pay. An unchanged bound is the same on both sides. */
export function salaryChangeOf(job: Pick<Job, 'min_salary' | 'max_salary'>, version: JobVersion | null, now: Date): SalaryChange | null {
  if (!version) return null
  const band = (side: 'from' | 'to') => {
    const bound = (name: 'min_salary' | 'max_salary') => {
      const value = version.changes[name] ? version.changes[name][side] : job[name]
      return typeof value === 'number' ? value : null
    }
    return bandText({ min: bound('min_salary'), max: bound('max_salary'), unit: '万円' })
  }
  return { day: dateText(version.changed_at, now), from: band('from'), to: band('to') }
}
