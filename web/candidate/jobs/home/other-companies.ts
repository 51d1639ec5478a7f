import type { JobListItem } from '#contract/jobs/postings/job-list.ts'

/** Cards of each list on a home page. The second list loads twice as many, because all companies of the first may be among them. */
export const CARDS = 3

/** The first jobs of companies that are not in the list above. */
export function otherCompanies(jobs: JobListItem[], above: JobListItem[]) {
  const seen = new Set(above.map(({ company }) => company.id))
  return jobs.filter(({ company: { id } }) => !seen.has(id)).slice(0, CARDS)
}
