import type { JobListSearch } from '#contract/jobs/postings/job-list.ts'
import { municipalities, SPECIAL_WARDS } from '#contract/jobs/places/tables/municipalities.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { indexConditions, viewerConditions } from '#server/matching/viewer-conditions.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { countReadings, facetsBeside } from './reading/count-readings.ts'
import { didYouMean } from './words/did-you-mean.ts'
import { nearJobs } from './words/near-jobs.ts'
import { jobListItems } from './listed/job-list-items.ts'
import { type ReadJobSearch, readJobSearch } from './reading/read-job-search.ts'

/** Among so many jobs a list with one job of each company is made. */
const LOOKED_THROUGH = 100

/** The free word is read, the job index chooses and counts the jobs and gives the facets; PostgreSQL gives their content. */
export async function searchJobs(context: RequestContext, search: JobListSearch) {
  const {
    fields,
    exclude_applied,
    exclude_favorited,
    page = 1,
    per_page = PAGE_SIZE,
    sort = 1,
    one_per_company = false,
    place_counts = false,
    counted,
    ...asked
  } = search
  const mine = await viewerConditions(context)
  const read = readJobSearch(asked)
  const viewed = { ...indexConditions(mine, { exclude_applied, exclude_favorited }), now: Math.floor(context.now().getTime() / 1000) }
  const count = (conditions: ReadJobSearch['conditions']) => context.jobIndex.search({ ...conditions, ...viewed, limit: 0 }).total
  const query: JobQuery = {
    ...read.conditions,
    ...viewed,
    sort: sort as 1 | 2 | 3 | 4,
    offset: one_per_company ? 0 : (page - 1) * per_page,
    limit: one_per_company ? LOOKED_THROUGH : per_page,
  }
  const count_places = place_counts ? countedPlaces(read.conditions.prefectures) : []
  const found = context.jobIndex.search({ ...query, facets: counted ?? true, count_places, what_if: true })

  // A program's page and a list in another order hold only what was asked for.
  const beside = page === 1 && sort === 1 && !one_per_company ? nearJobs(context.jobIndex, asked, read, query, found) : { ids: [], near: null }
  const ids = one_per_company ? firstOfEachCompany(context.jobIndex, found.ids).slice((page - 1) * per_page, page * per_page) : [...found.ids, ...beside.ids]

  return {
    jobs: await jobListItems(context, ids, { words: { ...search, ...read.conditions }, mine, fields }),
    total: found.total,
    wishes: read.wishes,
    expanded: found.expanded ?? [],
    near: beside.near && { from: found.ids.length, ...beside.near },
    did_you_mean: didYouMean(context.jobIndex, query, found.total, asked.free_word),
    page,
    per_page,
    facets: found.facets ? facetsBeside(found.facets, read.typed) : {},
    salary_histogram: found.salary_histogram ?? [],
    place_counts: (found.place_counts ?? []).map((one) => ({ ...one, name: placeName(one.place) })),
    ...countReadings(asked, read, found.what_if, count),
  }
}

/** More are no help to anybody who looks for work in one of them. */
const MOST_PREFECTURES = 5

/** The 市区町村 of a search's prefectures. */
function countedPlaces(prefectures: readonly number[] = []) {
  if (prefectures.length > MOST_PREFECTURES) return []
  return municipalities.filter(({ prefecture, code }) => prefectures.includes(prefecture) && code !== SPECIAL_WARDS).map(({ code }) => code)
}

/** Of these jobs the first of each company, in the same order. */
function firstOfEachCompany(jobIndex: JobIndex, ids: number[]) {
  const seen = new Set<number | undefined>()
  return ids.filter((id) => {
    const company = jobIndex.companyOf(id)
    return !seen.has(company) && seen.add(company)
  })
}
