import type { JobState } from '#contract/jobs/postings/company-jobs.ts'

export type ListSearch = { state?: JobState; free_word?: string; page?: number }

/** The address of the company's jobs, narrowed. */
export function listPath({ state, free_word, page }: ListSearch) {
  const query = new URLSearchParams({ ...(state && { state }), ...(free_word && { free_word }), ...(page && page > 1 && { page: String(page) }) })
  return `/online/companies/job_offers${query.size > 0 ? `?${query}` : ''}`
}
