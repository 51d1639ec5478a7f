import type { Api } from '#contract/index.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { droppedParameters, readSearch } from '#contract/jobs/search/read-search.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { fullJobCardOf } from '../full-card/full-job-card-of.ts'
import { filterGroups } from '../filters/filter-groups.ts'
import { canonicalSearch } from './canonical-search.ts'
import { conditionsOf } from '../filters/condition.ts'
import { isSameSearch } from './same-search.ts'
import { searchPath } from './search-path.ts'
import { searchTitle } from './search-title.ts'
import { waysOut } from './ways-out.ts'
import { withoutCondition } from './without-condition.ts'

const savedConditions = ({ page: _page, per_page: _size, sort: _sort, exclude_applied: _applied, exclude_favorited: _favorited, ...conditions }: JobSearch) =>
  conditions

type Asked = { api: Api; url: URL; isSignedIn: boolean; isFull: boolean }

/** For loaders: a URL's search with everything that its page shows. Leaves out and names invalid and unknown values. */
export async function loadSearch({ api, url, isSignedIn, isFull }: Asked, pathname: '/job_offer' | '/job_offer/search', usualSort: number) {
  const saved = isSignedIn ? api.candidate_users.saved_searches.list() : null
  const masters = await api.masters.list()
  const { known: search, dropped } = knownValues(readSearch(JobSearch, url.searchParams), masters)
  const { page = 1, sort = usualSort, per_page = PAGE_SIZE, free_word, min_salary, flex, is_premium, company_name, exclude_applied, exclude_favorited } = search
  const [results, mine] = await Promise.all([api.job_offers.search({ ...search, sort }), saved])
  const conditions = conditionsOf(search, masters)
  const canonical = canonicalSearch(search)
  const now = new Date()
  return {
    search: { free_word, min_salary, flex, is_premium, company_name, exclude_applied, exclude_favorited, per_page: search.per_page, sort },
    dropped: [...new Set([...droppedParameters(JobSearch, url.searchParams), ...dropped])],
    total: results.total,
    page,
    pages: Math.ceil(results.total / per_page),
    /** The address of any page of this search, without the page number. */
    base: searchPath(pathname, { ...search, page: undefined }),
    cards: results.jobs.map((item) => jobCardOf(item, masters, now)),
    /** The same jobs for the view くわしく. */
    full: isFull ? results.jobs.map((item) => fullJobCardOf(item, masters, now)) : null,
    groups: filterGroups(search, results.facets, masters),
    flexCount: results.facets.flex?.find(({ id }) => id === 1)?.count ?? 0,
    premiumCount: results.facets.is_premium?.find(({ id }) => id === 1)?.count ?? 0,
    histogram: results.salary_histogram,
    chips: conditions.map((condition) => ({ label: condition.label, to: searchPath(pathname, withoutCondition(search, condition)) })),
    ways: results.total ? [] : waysOut(search, results, masters).map(({ label, more, search: wider }) => ({ label, more, to: searchPath(pathname, wider) })),
    cleared: searchPath(pathname, { free_word, sort: search.sort }),
    /** The page that saves this search for alerts of new jobs. */
    save: searchPath('/job_offer/search', savedConditions(search)).replace('/job_offer/search', '/settings/saved_searches/new'),
    isSaved: mine?.saved_searches.some((one) => isSameSearch(one.search, savedConditions(search))) ?? false,
    title: searchTitle(search, conditions, results.total),
    canonical: canonical && searchPath(pathname, canonical),
    feed: searchPath('/job_offer/search', { ...search, page: undefined, sort: undefined, per_page: undefined }).replace(
      '/job_offer/search',
      '/job_offer/search/feed.atom',
    ),
  }
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>
