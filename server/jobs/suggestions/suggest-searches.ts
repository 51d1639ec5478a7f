import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { jobCounter, type Viewed } from './job-counter.ts'
import { knownSuggestions } from './known-suggestions.ts'
import { spokenForm } from './spoken-form.ts'

/** The conditions beside the free word: the filters of the page, with which a suggestion is searched. */
export type Beside = Omit<JobSearch, 'free_word' | 'page' | 'per_page' | 'sort' | 'exclude_applied' | 'exclude_favorited'>
export type SearchSuggestion = { kind: 'position' | 'skill' | 'place' | 'condition' | 'company'; text: string; free_word: string; count: number | null }
type Offered = Omit<SearchSuggestion, 'count'>

const SHOWN = 8
/** Of one kind, where there are others. */
const OF_ONE_KIND = 3
const COUNTED = 12

/** What is typed, as what stands and what is being typed: its last word, and all of it where that may be one name (「Ruby on」). */
function partsOf(typed: string) {
  const text = typed.replaceAll(/\s+/gu, ' ').trimStart()
  const last = text.slice(text.lastIndexOf(' ') + 1)
  const before = text.slice(0, text.length - last.length)
  return before.trim() && last
    ? [
        { before, word: last },
        { before: '', word: text },
      ]
    : [{ before: '', word: last }]
}

/** Completions of the word that is being typed, each with the number of jobs that choosing it finds; none that finds nothing. */
export function suggestSearches(jobIndex: JobIndex, typed: string, viewed: Viewed, beside: Beside = {}): SearchSuggestion[] {
  const count = jobCounter(jobIndex, viewed)
  const counted = offeredFor(jobIndex, typed, viewed.now)
    .slice(0, COUNTED)
    .map((offered): SearchSuggestion => ({ ...offered, count: count({ ...beside, free_word: offered.free_word }) }))
    .filter((one) => one.count !== 0)
  const inOrder = counted.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const ofKind = new Map<string, number>()
  const isAmongFirst = ({ kind }: SearchSuggestion) => {
    const before = ofKind.get(kind) ?? 0
    ofKind.set(kind, before + 1)
    return before < OF_ONE_KIND
  }
  const { first = [], rest = [] } = Object.groupBy(inOrder, (one) => (isAmongFirst(one) ? 'first' : 'rest'))
  const chosen = new Set([...first, ...rest].slice(0, SHOWN))
  return inOrder.filter((one) => chosen.has(one))
}

/** Excluded words and phrases in quotes are typed as they are meant. */
const isPlain = (text: string) => !/^[-－]|["“”„＂]/u.test(text)

function offeredFor(jobIndex: JobIndex, typed: string, now: number): Offered[] {
  const offered = new Map<string, Offered>()
  for (const { before, word } of partsOf(typed)) {
    if (!word || !isPlain(word)) continue
    const known = knownSuggestions(word, SHOWN)
    // Of what the jobs name, few beside what is known: the known words are what people type.
    for (const { kind, text } of [...known, ...jobIndex.suggest(word, SHOWN, now)]) {
      const free_word = `${before}${text}`
      const key = spokenForm(free_word)
      if (isPlain(text) && free_word.length <= 200 && !offered.has(key)) offered.set(key, { kind, text, free_word })
    }
  }
  return [...offered.values()]
}
