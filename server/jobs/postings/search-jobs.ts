import type { JobListSearch } from '#contract/jobs/postings/job-list.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { indexConditions, viewerConditions } from '#server/matching/viewer-conditions.ts'
import type { JobIndex, JobQuery } from '#search-engine/job-index.ts'
import { didYouMean } from './words/did-you-mean.ts'
import { jobListItems } from './listed/job-list-items.ts'

/** Among so many jobs a list with one job of each company is made. */
const LOOKED_THROUGH = 100

/** The job index chooses and counts the jobs and gives the facets; PostgreSQL gives their content. */
export async function searchJobs(context: RequestContext, search: JobListSearch) {
  const { fields, exclude_applied, exclude_favorited, page = 1, per_page = PAGE_SIZE, sort = 1, one_per_company = false, ...conditions } = search
  const mine = await viewerConditions(context)
  const query: JobQuery = {
    ...conditions,
    ...indexConditions(mine, { exclude_applied, exclude_favorited }),
    sort: sort as 1 | 2 | 3 | 4,
    now: Math.floor(context.now().getTime() / 1000),
    offset: one_per_company ? 0 : (page - 1) * per_page,
    limit: one_per_company ? LOOKED_THROUGH : per_page,
    facets: true,
    what_if: true,
  }
  const found = context.jobIndex.search(query)

  const ids = one_per_company ? firstOfEachCompany(context.jobIndex, found.ids).slice((page - 1) * per_page, page * per_page) : found.ids

  return {
    jobs: await jobListItems(context, ids, { words: search, mine, fields }),
    total: found.total,
    expanded: found.expanded ?? [],
    did_you_mean: didYouMean(context.jobIndex, query, found.total),
    page,
    per_page,
    facets: found.facets ?? {},
    salary_histogram: found.salary_histogram ?? [],
    what_if: found.what_if ?? [],
  }
}

/** Of these jobs the first of each company, in the same order. */
function firstOfEachCompany(jobIndex: JobIndex, ids: number[]) {
  const seen = new Set<number | undefined>()
  return ids.filter((id) => {
    const company = jobIndex.companyOf(id)
    return !seen.has(company) && seen.add(company)
  })
}
