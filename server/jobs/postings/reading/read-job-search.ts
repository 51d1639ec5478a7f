import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { placeKey } from '#contract/jobs/places/place.ts'
import { readLists, readSwitches, type Reading, type ReadSwitch } from '#contract/jobs/search/reading/meaning.ts'
import { type ReadQuery, readQuery } from '#contract/jobs/search/reading/read-query.ts'
import { readWishes, type Wish } from '#contract/jobs/search/reading/wish-words.ts'
import { compoundParts } from '#search-engine/synonyms/compound-parts.ts'
import { joinedTerms } from '#search-engine/synonyms/joined-terms.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { typedPlaces } from './typed-places.ts'

/** No row of a code table, and no company, has this id. */
const NOBODY = -1

/** What was read of the free word, added up: of several values of one parameter, any. */
export type TypedConditions = Pick<JobQuery, (typeof readLists)[number] | ReadSwitch | 'places' | 'walk_minutes' | 'min_salary' | 'company_name'>
const token = /[-－]?["“”„＂][^"“”„＂]*["“”„＂]?|\S+/gu
/** A word that is in no quotes and is not left out. */
const plainWord = /(?<=^|\s)[^\s"“”„＂\-－][^\s"“”„＂]*(?=\s|$)/gu
type Conditions = Omit<JobQuery, 'now' | 'sort'>
export type ReadJobSearch = { conditions: Conditions; typed: TypedConditions; wishes: Wish[] } & ReadQuery

/**
 * What a search asks of the job index. Pages, API, feeds, saved searches and alerts all ask through here, so that the same search means the same everywhere. Beside a chosen
 * condition of the same parameter a typed one narrows it.
 */
export function readJobSearch({ free_word = '', as_words, ...chosen }: Omit<JobSearch, 'sort' | 'page' | 'per_page'>): ReadJobSearch {
  const read = readQuery(free_word, { as_words })
  const typed = typedConditions(read.readings)
  const { words, wishes } = partedWords(read.words)
  const conditions: Conditions = { ...chosen, ...(chosen.places && { places: chosen.places.map(placeKey) }), free_word: words || undefined }
  if (wishes.length > 0 && !/["“”„＂]/u.test(read.words)) conditions.phrase = read.words
  for (const parameter of readLists) {
    const [ours, theirs] = [chosen[parameter], typed[parameter]]
    if (theirs) conditions[parameter] = ours?.length ? both(parameter, ours, theirs) : theirs
  }
  if (typed.places) conditions.within_places = typed.places
  if (typed.walk_minutes !== undefined) conditions.walk_minutes = Math.min(typed.walk_minutes, chosen.walk_minutes ?? Number.POSITIVE_INFINITY)
  if (typed.min_salary !== undefined) conditions.min_salary = Math.max(typed.min_salary, chosen.min_salary ?? 0)
  for (const parameter of readSwitches.filter((one) => typed[one])) {
    conditions[parameter] = true
    if (chosen[parameter] === false) conditions.company_ids = [NOBODY]
  }
  // The index takes one part of a company's name; a second one is looked for in the text, which holds the name.
  if (typed.company_name && chosen.company_name) conditions.free_word = [conditions.free_word, `"${typed.company_name}"`].filter(Boolean).join(' ')
  else if (typed.company_name) conditions.company_name = typed.company_name
  return { ...read, wishes, conditions, typed }
}

/** Sentences by the words that carry them, then compounds by theirs; both are told as wishes. */
function partedWords(typed: string) {
  const { words: joined, wishes } = readWishes(typed)
  const words = joinedTerms(joined.match(token) ?? [])
    .map(({ typed: several, word }) => {
      if (several !== word) wishes.push({ typed: several, words: [word] })
      return word
    })
    .join(' ')
  const parted = words.replaceAll(plainWord, (word) => {
    const parts = compoundParts(word)
    if (parts.length === 0) return word
    const wish = wishes.find((one) => one.words.includes(word))
    if (wish) wish.words = wish.words.flatMap((one) => (one === word ? parts : one))
    else wishes.push({ typed: word, words: parts })
    return parts.join(' ')
  })
  return { words: parted, wishes }
}

function typedConditions(readings: readonly Reading[]): TypedConditions {
  const typed: TypedConditions = typedPlaces(readings)
  for (const reading of readings) {
    if (reading.parameter === 'places' || reading.parameter === 'prefectures') continue
    if (reading.parameter === 'min_salary') typed.min_salary = Math.min(reading.values[0], typed.min_salary ?? Number.POSITIVE_INFINITY)
    else if (reading.parameter === 'walk_minutes') typed.walk_minutes = Math.max(reading.values[0], typed.walk_minutes ?? 0)
    else if (reading.parameter === 'company_name') typed.company_name = reading.values[0]
    else if (isSwitch(reading)) typed[reading.parameter] = true
    else typed[reading.parameter] = [...new Set([...(typed[reading.parameter] ?? []), ...reading.values])]
  }
  return typed
}

const isSwitch = (reading: Reading): reading is Extract<Reading, { parameter: ReadSwitch }> => (readSwitches as readonly string[]).includes(reading.parameter)

function both(parameter: (typeof readLists)[number], ours: readonly number[], theirs: readonly number[]) {
  // A job has every step that it reaches: of two lower limits the higher one holds, of two upper limits the lower one.
  if (parameter === 'hourly_wage' || parameter === 'annual_holidays') return [Math.max(Math.min(...ours), Math.min(...theirs))]
  if (parameter === 'week_days') return [Math.min(Math.max(...ours), Math.max(...theirs))]
  const shared = ours.filter((id) => theirs.includes(id))
  return shared.length > 0 ? shared : [NOBODY]
}
