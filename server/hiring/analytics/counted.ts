import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import type { DayCounts } from './counts-of-days.ts'

/** Rows of days as one count, as a company may read it. */
export function counted(rows: DayCounts[]): Omit<Analytics['totals'], 'signed_in_views'> {
  const sum = (what: Exclude<keyof DayCounts, 'on_day'>) => rows.reduce((all, row) => all + row[what], 0)
  return {
    company_views: countInSteps(sum('company_views')),
    job_views: countInSteps(sum('job_views')),
    favorites: countInSteps(sum('favorites')),
    applications: sum('applications'),
    scouts_sent: sum('scouts_sent'),
    scouts_accepted: sum('scouts_accepted'),
    scouts_refused: sum('scouts_refused'),
  }
}
