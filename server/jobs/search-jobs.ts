import type { JobSearch } from '#contract/job-search.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { RequestContext } from '../api.ts'
import { marketConditions, viewerConditions } from '../matching/viewer-conditions.ts'
import { jobListItems } from './job-list-items.ts'

/** The market says which jobs, how many and what else there is; PostgreSQL says what is in them. */
export async function searchJobs(context: RequestContext, search: JobSearch) {
  const { exclude_applied, exclude_favorited, page = 1, per_page = PAGE_SIZE, sort = 1, ...conditions } = search
  const mine = await viewerConditions(context)
  const found = context.market.search({
    ...conditions,
    ...marketConditions(mine, { exclude_applied, exclude_favorited }),
    sort: sort as 1 | 2 | 3 | 4,
    now: Math.floor(context.now().getTime() / 1000),
    offset: (page - 1) * per_page,
    limit: per_page,
    facets: true,
    what_if: true,
  })

  return {
    jobs: await jobListItems(context, found.ids, search.free_word, mine),
    total: found.total,
    page,
    per_page,
    facets: found.facets ?? {},
    salary_histogram: found.salary_histogram ?? [],
    what_if: found.what_if ?? [],
  }
}
