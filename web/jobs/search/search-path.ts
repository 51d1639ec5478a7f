import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'

/** The address of a search on one of the pages that show jobs, without the first page's number and absent conditions. */
export function searchPath(pathname: '/job_offer' | '/job_offer/search', { page, ...conditions }: JobSearch) {
  const query = writeSearch({ ...conditions, page: page === 1 ? undefined : page })
  return query === '?' ? pathname : pathname + query
}
