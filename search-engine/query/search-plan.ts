import {
  type CountedParameter,
  type Exclusion,
  facetParameters,
  type JobQuery,
  listParameters,
  type Matching,
  type PersonParameter,
  switchParameters,
  type WhatIf,
} from '../job-index-types.ts'
import type { ColumnParameter } from '../segment/job-document.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { type ExpandedWord, expandWords } from '../synonyms/expand-words.ts'
import { parseFreeWord } from '../text/parse-free-word.ts'

const DAY = 86_400
/** Seconds that Japan is ahead of UTC, all year round. */
const JAPAN = 9 * 3_600

const switches = new Set<string>(switchParameters)

/** Jobs confirmed at this moment, 45 days before, or earlier are not in the index. */
export const confirmedAfter = (now: number): number => now - 45 * DAY

/** The midnight in Japan before a moment, both in epoch seconds. */
const startOfDay = (now: number): number => Math.floor((now + JAPAN) / DAY) * DAY - JAPAN

/** One condition a viewer may drop. A job answers all of them. */
export type Condition =
  | { parameter: 'free_word'; word: ExpandedWord; optional?: boolean; inTitle?: boolean }
  | { parameter: CountedParameter; chosen: number[] }
  | { parameter: 'company_name'; name: string; typed: string }
  | { parameter: 'min_salary'; value: number }
  | { parameter: 'walk_minutes'; value: number }
  | { parameter: 'confirmed_within'; value: number; after: number }
  | { parameter: 'places'; places: string[] }
  | Exclusion

/** The conditions of a search for every segment. */
export type SearchPlan = {
  conditions: Condition[]
  companyIds?: number[]
  excludedJobs: number[]
  excludedCompanies: number[]
  /** Jobs confirmed at this moment or earlier are not in the index. */
  confirmedAfter: number
  sort: 1 | 2 | 3 | 4
  matching?: Matching
  /** The words decide the order. */
  ranked: boolean
  /** Several words as one, in the one spelling. */
  phrase?: string
  among?: NonNullable<JobQuery['among']>
  /** The parameters that were asked for, and those whose values are counted: the salaries as well. */
  facets: readonly CountedParameter[]
  counted: readonly ColumnParameter[]
  countPlaces: string[]
  /** What the counts depend on beside the jobs; absent where they are one viewer's own. */
  kept?: string
  drops: { condition: number; value?: number | string; named: Omit<WhatIf, 'total'> }[]
}

const confirmedWithin = (days: number, now: number) => ({
  parameter: 'confirmed_within' as const,
  value: days,
  after: startOfDay(now) - (days - 1) * DAY - 1,
})

export const searchPlan = (query: JobQuery): SearchPlan => {
  const words = expandWords(parseFreeWord(query.free_word ?? ''), query.without_synonyms)
  const wanted = words.filter((word) => !word.excluded)
  const conditions: Condition[] = words.map((word) => ({
    parameter: 'free_word',
    word,
    ...(!word.excluded && query.optional_words?.includes(word.text) && { optional: true }),
    ...(!word.excluded && query.title_words?.includes(word.text) && { inTitle: true }),
  }))
  for (const parameter of listParameters) {
    const chosen = [...new Set(query[parameter] ?? [])]
    if (chosen.length > 0) conditions.push({ parameter, chosen })
  }
  for (const [parameter, chosen] of Object.entries(query.person ?? {}) as [PersonParameter, number[]][]) {
    if (chosen.length > 0) conditions.push({ parameter, chosen })
  }
  for (const places of [query.places ?? [], query.within_places ?? []])
    if (places.length > 0) conditions.push({ parameter: 'places', places: [...new Set(places)] })
  if (query.walk_minutes !== undefined) conditions.push({ parameter: 'walk_minutes', value: query.walk_minutes })
  const confirmed = query.confirmed_within === undefined ? undefined : confirmedWithin(query.confirmed_within, query.now)
  if (confirmed) conditions.push(confirmed)
  for (const parameter of switchParameters) {
    const chosen = query[parameter]
    if (chosen !== undefined) conditions.push({ parameter, chosen: [chosen ? 1 : 0] })
  }
  const name = normalizeText(query.company_name ?? '')
    .replaceAll('\n', ' ')
    .trim()
  if (name !== '') conditions.push({ parameter: 'company_name', name, typed: query.company_name ?? '' })
  if (query.min_salary !== undefined) conditions.push({ parameter: 'min_salary', value: query.min_salary })
  conditions.push(...(query.exclusions ?? []))
  const sort = query.sort ?? 1
  const excludedJobs = [...(query.exclude_job_ids ?? [])]
  const excludedCompanies = [...(query.exclude_company_ids ?? [])]
  const facets = query.facets === true ? facetParameters : query.facets || []
  const isNarrowed = query.company_ids !== undefined || query.among !== undefined || query.matching?.without_mismatch
  const isOwn = excludedJobs.length + excludedCompanies.length + (query.exclusions ?? []).length > 0 || isNarrowed
  return {
    conditions,
    sort,
    companyIds: query.company_ids,
    excludedJobs,
    excludedCompanies,
    confirmedAfter: confirmedAfter(query.now),
    ...(query.matching && { matching: query.matching }),
    ranked: sort === 1 && !query.unranked && (query.limit ?? 20) > 0 && wanted.length > 0,
    ...(wanted.length > 1 && { phrase: normalizeText(query.phrase ?? wanted.map(({ text }) => text).join(' ')).trim() }),
    ...(query.among && { among: query.among }),
    facets,
    counted: facets.length > 0 ? [...facets, 'salary_band'] : [],
    countPlaces: query.count_places ?? [],
    ...(facets.length > 0 && !isOwn && { kept: `${conditionsOf(query)}${confirmed?.after ?? ''}` }),
    drops: query.what_if ? conditions.flatMap(drops) : [],
  }
}

/** Everything of a query that its counts depend on; what is not left out by name belongs to it, so that a new condition does. */
const conditionsOf = (query: JobQuery): string => {
  const { now: _now, sort: _sort, offset: _offset, limit: _limit, what_if: _whatIf, matching: _matching, ...counting } = query
  const { phrase: _phrase, unranked: _unranked, count_places: _countPlaces, figures: _figures, ...conditions } = counting
  return JSON.stringify(Object.entries(conditions).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const drops = (condition: Condition, index: number): SearchPlan['drops'] => {
  const { parameter } = condition
  if (parameter === 'free_word') {
    const { text, excluded } = condition.word
    return [{ condition: index, named: { parameter, value: excluded ? `-${text}` : text } }]
  }
  if (parameter === 'company_name') return [{ condition: index, named: { parameter, value: condition.typed } }]
  if (parameter === 'min_salary' || parameter === 'walk_minutes' || parameter === 'confirmed_within')
    return [{ condition: index, named: { parameter, value: condition.value } }]
  if (switches.has(parameter) || 'job_ids' in condition) return [{ condition: index, named: { parameter } }]
  if (parameter === 'places')
    return condition.places.map((value) => ({ condition: index, ...(condition.places.length > 1 && { value }), named: { parameter, value } }))
  return condition.chosen.map((value) => ({ condition: index, ...(condition.chosen.length > 1 && { value }), named: { parameter, value } }))
}
