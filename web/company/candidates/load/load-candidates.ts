import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import type { Match, MatchResult } from '#contract/matching/matching.ts'
import type { LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'
import { type CandidatesFound, experienceSteps, PeopleSearch, type PersonListed } from '#contract/candidates/search/people.ts'
import { droppedParameters, readSearch } from '#contract/jobs/search/read-search.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'
import { conditionChipsOf } from './condition-chips-of.ts'
import { activeText } from './active-text.ts'
import { wordChips } from './word-chips.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { CANDIDATES_PATH } from '../candidates-path.ts'
import { loadOpened } from './load-opened.ts'

/** The orders of the list, in the words of its menu. */
const orders = ['おすすめ順', '新着順', '最終更新順', '適合順'] as const
const FITTING = 4
/** Counted from the employments that companies see. */
const yearsLabel = (years: number) => `${years}年以上`

const MOST_JOBS = 100
const MOST_NAMES = 4
const NEWEST = 2

/** A notification names a saved search: the page shows what it searches now, who registered last first. */
async function toSavedSearch(api: Api, id: string) {
  const { saved_searches } = await api.company_users.saved_searches.list()
  const found = saved_searches.find((one) => `${one.id}` === id)
  return redirect(CANDIDATES_PATH + (found ? writeSearch({ ...found.search, sort: NEWEST }) : ''))
}

/** The candidates of a URL's search, in words. */
export async function loadCandidates(api: Api, url: URL) {
  const saved = url.searchParams.get('saved')
  if (saved) throw await toSavedSearch(api, saved)
  const lookups = await api.lookups.list()
  const { known: asked, dropped } = knownValues(readSearch(PeopleSearch, url.searchParams), lookups)
  const job_id = asked.job_id ?? (await api.company_users.search_job.show()).job_id ?? undefined
  // Beside a job and without words, those who fit it stand first.
  const usual = job_id && !asked.free_word ? FITTING : 1
  const sort = asked.sort ?? usual
  const search = { ...asked, job_id, sort }
  const [{ candidates, total, scouted_left_out, today, has_next, page, facets, ...words }, { jobs }, { saved_searches }, { candidate_lists }, { tags }] =
    await Promise.all([
      api.company_users.candidates.list(search),
      api.company_users.job_offers.list({ state: 'published', per_page: MOST_JOBS }),
      api.company_users.saved_searches.list(),
      api.company_users.candidate_lists.list(),
      api.company_users.candidate_tags.list(),
    ])
  const person = url.searchParams.get('person')
  const opened = person ? await loadOpened(api, person, lookups, { ...asked, ...words }) : null
  const { page: _page, ...conditions } = asked
  const base = `${CANDIDATES_PATH}${writeSearch(conditions)}`.replace(/\?$/, '')
  const here = `${CANDIDATES_PATH}${writeSearch(asked)}`.replace(/\?$/, '')
  const groups = candidateGroups(search, facets, lookups)
  const levels = levelChoices(search, facets, lookups)
  return {
    people: candidates.map((person) => ({
      person,
      lines: candidateLines(person, lookups),
      match: matchLinesOf(person.match),
      counts: person.match && person.match.lines.length > 0 ? countsOf(person.match) : null,
      found: foundLine(person),
      lists: candidate_lists.filter(({ id }) => person.list_ids.includes(id)),
      tags: tags.filter(({ id }) => person.tag_ids.includes(id)),
      active: activeText(person.active_week, new Date()),
      to: `${here}${here.includes('?') ? '&' : '?'}person=${person.id}`,
    })),
    opened,
    scouted_left_out,
    today,
    include_scouted: asked.include_scouted ?? false,
    withScouted: CANDIDATES_PATH + writeSearch({ ...conditions, include_scouted: true }),
    lists: candidate_lists.map((list) => ({ ...list, to: CANDIDATES_PATH + writeSearch({ list_id: list.id, include_scouted: true }) })),
    list_id: asked.list_id ?? 0,
    tags,
    tag_id: asked.tag_id ?? 0,
    chips: conditionChipsOf(asked, { groups, levels, lists: candidate_lists, tags }),
    clear: asked.job_id === undefined ? CANDIDATES_PATH : CANDIDATES_PATH + writeSearch({ job_id: asked.job_id }),
    total,
    page,
    hasNext: has_next,
    base,
    free_word: search.free_word ?? '',
    jobs: jobs.map(({ id, position_title }) => ({ id, position_title })),
    job_id: job_id ?? 0,
    /** The job stands in the URL only where a link names it. */
    linked_job_id: asked.job_id ?? 0,
    saved: saved_searches.map(({ search, ...one }) => ({ ...one, to: CANDIDATES_PATH + writeSearch(search) })),
    favorited: search.favorited ?? false,
    levels,
    /** The usual order has no place in the address: words that are added later have another one. */
    sort: sort === usual ? '' : sort,
    orderText: orderText(search),
    orders: orders
      .map((name, at) => ({ value: at + 1, name }))
      .filter(({ value }) => value !== FITTING || job_id !== undefined)
      .map(({ value, name }) => ({ value: value === usual ? '' : value, name })),
    ...wordChips(asked, words),
    isNarrowed: Object.entries(conditions).some(([name, value]) => name !== 'sort' && name !== 'job_id' && value !== undefined),
    dropped: dropped.length > 0 || droppedParameters(PeopleSearch, url.searchParams).length > 0,
    groups,
  }
}

export type LoadedPeople = Awaited<ReturnType<typeof loadCandidates>>
export type LoadedPerson = LoadedPeople['people'][number]

const results: MatchResult[] = ['fits', 'unknown', 'differs']
const countsOf = ({ lines }: Match) => results.map((result) => ({ result, count: lines.filter((line) => line.result === result).length }))

/** So much stands before the first hit in a row, which has one line. */
const BEFORE = 8

/** The excerpt from shortly before its first hit on; nothing where no word was found in it. */
function foundLine({ excerpt, hits }: PersonListed) {
  const first = hits.excerpt[0]
  if (!first) return null
  const cut = Math.max(0, first[0] - BEFORE)
  const lead = cut > 0 ? '…' : ''
  const shift = cut - lead.length
  return { text: lead + excerpt.slice(cut), hits: hits.excerpt.map(([from, to]): [number, number] => [from - shift, to - shift]) }
}

/** What a list says of a candidate, in words: their situation, and their wishes. */
function candidateLines(person: PersonListed, lookups: Lookups) {
  const names = (table: LookupName, values: (number | string | null)[]) => {
    const found = values.flatMap((value) => lookups[table].find(({ id, key }) => id === value || key === value)?.name ?? [])
    return found.length > MOST_NAMES ? `${found.slice(0, MOST_NAMES).join('、')} ほか${found.length - MOST_NAMES}` : found.join('、')
  }
  const terms = [
    ['スキル', names('skill_types', person.skill_types)],
    ['希望職種', names('job_fields', person.user_desired_job_fields)],
    ['希望勤務地', [names('prefectures', person.user_preferred_work_areas), names('remote', [person.user_desired_remote])].filter(Boolean).join('・')],
    ['雇用形態', names('employment_types', person.user_desired_employment_types)],
  ]
  const [skills, fields, places, employment] = terms.map(([, value]) => value)
  return {
    second: [skills, names('prefectures', [person.address]), names('career_intention_rating', [person.career_intention_rating])].filter(Boolean).join(' ／ '),
    wishes: [fields, places, employment].filter(Boolean).join(' ／ '),
    terms: terms.flatMap(([name = '', value]) => (value ? [{ name, value }] : [])),
  }
}

type Parameter =
  | 'job_fields'
  | 'skill_types'
  | 'prefectures'
  | 'employment_types'
  | 'remote'
  | 'career_intention_rating'
  | 'purpose_intention'
  | 'management_experience'

const groups = [
  ['job_fields', '希望職種'],
  ['skill_types', 'スキル'],
  ['prefectures', '勤務地・住まい'],
  ['employment_types', '希望雇用形態'],
  ['remote', '希望リモート'],
  ['career_intention_rating', '転職の意向'],
  ['purpose_intention', '目的'],
  ['management_experience', 'マネジメント人数'],
] as const satisfies (readonly [Parameter & LookupName, string])[]

/** The conditions as check boxes, each with the number of candidates that it would leave, where the page may show it. */
const candidateGroups = (search: PeopleSearch, facets: CandidatesFound['facets'], lookups: Lookups) =>
  groups.map(([parameter, label]) => {
    const chosen: (number | string)[] = search[parameter] ?? []
    const counts = new Map((parameter in facets ? facets[parameter as keyof typeof facets] : []).map(({ id, count }) => [id, count]))
    return {
      parameter,
      label,
      options: offered(lookups[parameter], chosen).map(({ id, key, name }) => ({
        value: key ?? id,
        name,
        chosen: chosen.includes(key ?? id),
        count: counts.get(key ?? id) ?? null,
      })),
    }
  })

/** What decides the order of the list, in a sentence. */
function orderText({ sort = 1, free_word, job_id }: PeopleSearch) {
  if (sort === 2) return '登録の新しい人から並べています。'
  if (sort === FITTING && job_id !== undefined) return '選んだ求人と希望が合う人から並べています。希望年収は使いません。'
  if (sort === 1 && free_word) return 'フリーワードに合う人から並べています。'
  return 'プロフィールか意向を最後に更新した週の新しい人から並べています。'
}

const levelChoices = (search: PeopleSearch, facets: CandidatesFound['facets'], lookups: Lookups) => [
  levelChoice(
    'experience_years',
    '経験年数',
    search,
    facets,
    experienceSteps.map((id) => ({ id, name: yearsLabel(id) })),
  ),
  levelChoice(
    'english_level',
    '英語',
    search,
    facets,
    lookups.english_level.slice(1).map(({ id, name }) => ({ id, name: `${name}以上` })),
  ),
]

type LevelParameter = 'experience_years' | 'english_level'

/** A condition of which one chooses the least, with how many reach each step. */
function levelChoice(parameter: LevelParameter, label: string, search: PeopleSearch, facets: CandidatesFound['facets'], steps: { id: number; name: string }[]) {
  const counts = new Map(facets[parameter].map(({ id, count }) => [id, count]))
  const options = steps.map(({ id, name }) => ({
    value: id,
    label: name,
    name: [name, counts.has(id) && `（${counts.get(id)}人〜）`].filter(Boolean).join(''),
  }))
  return { parameter, label, chosen: search[parameter] ?? 0, options }
}

export type CandidateLevel = ReturnType<typeof levelChoice>
export type CandidateGroup = ReturnType<typeof candidateGroups>[number]
