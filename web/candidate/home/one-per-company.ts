import type { JobListItem } from '#contract/jobs.ts'

const CARDS = 3

/** The first jobs of different companies, none of those that stand above them already. */
export function onePerCompany(jobs: JobListItem[], above: JobListItem[]) {
  const seen = new Set(above.map(({ company }) => company.id))
  return jobs.filter(({ company: { id } }) => !seen.has(id) && seen.add(id)).slice(0, CARDS)
}
