import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import { LEAST_JOBS, listOfSearch } from '#contract/jobs/lists/list-address.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { droppedParameters } from '#contract/jobs/search/read-search.ts'
import { withoutPiece } from '#contract/jobs/search/reading/read-query.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { type Condition, conditionsOf, isListParameter } from '../filters/condition.ts'
import { countedAtFirst, filterGroups } from '../filters/filter-groups.ts'
import { knownSearch } from '../filters/known-search.ts'
import { placeOptions } from '../filters/place/place-options.ts'
import { fullCardFields, fullJobCardOf } from '../full-card/full-job-card-of.ts'
import { readingChips, withDecisions } from './words/reading-chips.ts'
import { isSameSearch } from './same-search.ts'
import { searchName } from './search-name.ts'
import { searchPath } from './search-path.ts'
import { wordsSearched } from './words/words-searched.ts'

/** The search without one condition, from its first page. Of the free word it drops only the one word. */
export function withoutCondition(search: JobSearch, { parameter, value }: Pick<Condition, 'parameter' | 'value'>): JobSearch {
  const { page: _, [parameter]: dropped, ...others } = search
  if (isListParameter(parameter)) {
    const kept = search[parameter]?.filter((one) => one !== value) ?? []
    return kept.length ? { ...others, [parameter]: kept } : others
  }
  if (parameter === 'places') {
    const kept = search.places?.filter((one) => one !== value) ?? []
    return kept.length ? { ...others, places: kept } : others
  }
  if (parameter === 'free_word' && typeof dropped === 'string' && value !== undefined) {
    const kept = wordsOf(dropped).filter((word) => word !== value && word.replaceAll('"', '') !== value)
    if (kept.length && kept.length < wordsOf(dropped).length) return { ...others, free_word: kept.join(' ') }
    // A part of a longer run of letters, or a condition of several words.
    const rest = withoutPiece(dropped, `${value}`)
    return rest && rest !== dropped ? { ...others, free_word: rest } : others
  }
  // On by default for a signed-in candidate.
  if (parameter === 'exclude_applied' || parameter === 'exclude_favorited') return { ...others, [parameter]: false }
  return others
}

/** Words separated by spaces; a "phrase in quotes" is one word. */
const wordsOf = (freeWord: string) => freeWord.match(/-?"[^"]*"?|[^\s\u3000]+/gu) ?? []

/** In the address of a list whose jobs say where the words stand. */
const WHY = 'why'
const whyPath = (path: string, isShown: boolean) => (isShown ? `${path}${path.includes('?') ? '&' : '?'}${WHY}=1` : path)

const OFFERED = 3
/** Switches that are on by default, and so are in no search. */
const switches: Partial<Record<keyof JobSearch, string>> = { exclude_applied: '「応募した求人を除く」', exclude_favorited: '「気になる求人を除く」' }

/** For a search that finds nothing: the conditions whose removal finds most, best first. */
export function waysOut(search: JobSearch, { total, what_if }: Pick<JobResults, 'total' | 'what_if'>, lookups: Lookups) {
  const conditions = conditionsOf(search, lookups)
  return what_if
    .filter((one) => one.total > total)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, OFFERED)
    .map(({ parameter: name, value, total: found }) => {
      const parameter = name as keyof JobSearch
      const label =
        switches[parameter] ??
        conditions.find((one) => one.parameter === parameter && (one.value === value || one.value === undefined))?.label ??
        `「${value}」`
      return { label, more: found - total, search: withoutCondition(search, value === undefined ? { parameter } : { parameter, value }) }
    })
}

const savedConditions = ({ page: _page, per_page: _size, sort: _sort, exclude_applied: _applied, exclude_favorited: _favorited, ...conditions }: JobSearch) =>
  conditions

const countOfYes = (facet: JobResults['facets']['flex'] = []) => facet.find(({ id }) => id === 1)?.count ?? 0

type Asked = { api: Api; url: URL; isSignedIn: boolean; isFull: Promise<boolean> }

/** For loaders: a URL's search with everything that its page shows. Leaves out and names invalid and unknown values. */
export async function loadSearch({ api, url, isSignedIn, isFull: view }: Asked, pathname: '/job_offer' | '/job_offer/search', usualSort: number) {
  const saved = isSignedIn ? api.candidate_users.saved_searches.list() : null
  const [lookups, isFull] = await Promise.all([api.lookups.list(), view])
  const isExplained = url.searchParams.has(WHY)
  const { known, dropped } = knownSearch(url, lookups)
  const {
    page = 1,
    sort = usualSort,
    per_page = PAGE_SIZE,
    free_word,
    min_salary,
    walk_minutes,
    confirmed_within,
    flex,
    short_hours,
    is_premium,
    company_name,
    exclude_applied,
    exclude_favorited,
  } = known
  const [results, mine, openPositions] = await Promise.all([
    api.job_offers.search({
      ...known,
      sort,
      place_counts: true,
      counted: countedAtFirst(known),
      fields: [...(isFull ? fullCardFields : []), ...(isExplained ? (['found_in'] as const) : [])],
    }),
    saved,
    openPositionsBeside(api, known),
  ])
  const search = withDecisions(known, results.undone)
  const conditions = conditionsOf(search, lookups)
  const canonical = canonicalSearch(search)
  const now = new Date()
  const title = searchTitle(search, conditions, results.total)
  return {
    search: {
      free_word,
      min_salary,
      walk_minutes,
      confirmed_within,
      flex,
      short_hours,
      is_premium,
      company_name,
      exclude_applied,
      exclude_favorited,
      per_page: search.per_page,
      sort,
      as_words: search.as_words,
    },
    dropped: [...new Set([...droppedParameters(JobSearch, url.searchParams), ...dropped])],
    total: results.total,
    page,
    pages: Math.ceil(results.total / per_page),
    /** The address of any page of this search, without the page number. */
    base: searchPath(pathname, { ...search, page: undefined }),
    cards: results.jobs.map((item) => jobCardOf(item, lookups, now)),
    /** The same jobs for the view くわしく. */
    full: isFull ? results.jobs.map((item) => fullJobCardOf(item, lookups, now)) : null,
    openPositions,
    words: wordsSearched(pathname, search, results),
    near: results.near,
    /** The address that says of each job where the words stand, or no longer. */
    why: { isShown: isExplained, to: whyPath(searchPath(pathname, search), !isExplained) },
    groups: filterGroups(search, results.facets, lookups),
    places: placeOptions(search, results.place_counts, results.total),
    flexCount: countOfYes(results.facets.flex),
    shortHoursCount: countOfYes(results.facets.short_hours),
    premiumCount: countOfYes(results.facets.is_premium),
    histogram: results.salary_histogram,
    chips: conditions.map((condition) => ({ label: condition.label, to: searchPath(pathname, withoutCondition(search, condition)) })),
    ...readingChips(search, results, pathname),
    ways: results.total ? [] : waysOut(search, results, lookups).map(({ label, more, search: wider }) => ({ label, more, to: searchPath(pathname, wider) })),
    cleared: searchPath(pathname, { free_word, as_words: search.as_words, sort: search.sort }),
    /** The page that saves this search for alerts of new jobs. */
    save: searchPath('/job_offer/search', savedConditions(search)).replace(href('/job_offer/search'), href('/settings/saved_searches/new')),
    isSaved: mine?.saved_searches.some((one) => isSameSearch(one.search, savedConditions(search))) ?? false,
    title,
    description: `${title}。年収、求人を確かめた日、応募への回答を、すべての求人に添えています。`,
    canonical: listPageOf(search, results.total, lookups) ?? (canonical && searchPath(pathname, canonical)),
    feed: searchPath('/job_offer/search', { ...search, page: undefined, sort: undefined, per_page: undefined }).replace(
      href('/job_offer/search'),
      '/job_offer/search/feed.atom',
    ),
  }
}

/** The page of the list that this search is, where it has jobs enough: that one says more of them, and stands for both in search engines. */
function listPageOf(search: JobSearch, total: number, lookups: Lookups) {
  const path = (search.page ?? 1) === 1 && total >= LEAST_JOBS ? listOfSearch(savedConditions(search), lookups) : null
  return path && encodeURI(path)
}

/** On the first page of a search for words. The jobs are shown without them where they cannot be read. */
async function openPositionsBeside(api: Api, { page = 1, per_page: _size, sort: _sort, ...search }: JobSearch) {
  if (page > 1 || !search.free_word) return []
  const { open_positions } = await api.open_positions.search(search).catch(() => ({ open_positions: [] }))
  return open_positions.map(({ company: { id, name, logo, is_demo }, description, introduction }) => ({
    company: { id, name, logo, is_demo },
    text: description || introduction,
  }))
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>

/** 「サーバー リモート」京都府の求人 48件: the page's title and the name of the results. */
export function searchTitle(search: Pick<JobSearch, 'free_word' | 'page'>, conditions: Condition[], total: number) {
  const about = searchName(search, conditions)
  const page = search.page && search.page > 1 ? `（${search.page.toLocaleString('ja-JP')}ページ目）` : ''
  return `${about ? `${about}の求人` : 'スタートアップの求人'} ${total.toLocaleString('ja-JP')}件${page}`
}

/**
 * The part of a search that has a separate page for search engines: nothing, or one value of one code table, and the page number.
 * Null otherwise: free words and combinations are endless, and other pages list their jobs, too.
 */
export function canonicalSearch({ page, sort: _sort, per_page: _size, exclude_applied: _applied, exclude_favorited: _favorited, ...conditions }: JobSearch) {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined)
  const isSimple =
    given.length === 0 || (given.length === 1 && given.every(([name, value]) => isListParameter(name) && Array.isArray(value) && value.length === 1))
  return isSimple ? { ...conditions, ...(page && page > 1 ? { page } : {}) } : null
}
