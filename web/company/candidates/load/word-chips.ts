import type { CandidatesFound, PeopleSearch } from '#contract/candidates/search/people.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'
import { CANDIDATES_PATH } from '../candidates-path.ts'

type Words = Pick<CandidatesFound, 'readings' | 'undone' | 'left_out' | 'expanded'>

/** What was read of the free word and what was looked for beside it, each with the way to undo it. */
export function wordChips({ page: _page, ...search }: PeopleSearch, { readings, undone, left_out, expanded }: Words) {
  const { as_words = [], without_synonyms = [] } = search
  const to = (change: Partial<PeopleSearch>) => CANDIDATES_PATH + writeSearch({ ...search, ...change })
  const some = (words: string[]) => (words.length > 0 ? words : undefined)
  return {
    readings: readings.map(({ typed, label, total }) => ({ typed, label, total, to: to({ as_words: [...as_words, typed] }) })),
    undone: undone.map(({ typed, label, total }) => ({ typed, label, total, to: to({ as_words: some(as_words.filter((word) => word !== typed)) }) })),
    left_out,
    also: expanded.flatMap(({ also }) => also).map((word) => ({ word, to: to({ without_synonyms: [...without_synonyms, word] }) })),
    without: without_synonyms.map((word) => ({ word, to: to({ without_synonyms: some(without_synonyms.filter((one) => one !== word)) }) })),
  }
}
