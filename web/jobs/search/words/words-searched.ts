import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { searchPath } from '../search-path.ts'

/** What a search page says about its words, each with the address that changes it. */
export function wordsSearched(
  pathname: '/job_offer' | '/job_offer/search',
  search: JobSearch,
  { wishes, expanded, did_you_mean }: Pick<JobResults, 'wishes' | 'expanded' | 'did_you_mean'>,
) {
  const left = search.without_synonyms ?? []
  const to = (change: Partial<JobSearch>) => searchPath(pathname, { ...search, page: undefined, ...change })
  return {
    /** Sentences of which only some words were looked for; the address looks for the sentence. */
    wishes: wishes.map(({ typed, words }) => ({ typed, words, to: to({ free_word: (search.free_word ?? '').replace(typed, `"${typed}"`) }) })),
    /** Synonyms that were looked for; the address leaves one out. */
    also: [...new Set(expanded.flatMap((one) => one.also))].map((word) => ({ word, to: to({ without_synonyms: [...left, word] }) })),
    /** Those that the visitor left out; the address takes one back. */
    left: left.map((word) => {
      const others = left.filter((other) => other !== word)
      return { word, to: to({ without_synonyms: others.length > 0 ? others : undefined }) }
    }),
    meant: did_you_mean.map(({ word, total, free_word }) => ({ word, total, to: to({ free_word, without_synonyms: undefined }) })),
  }
}

export type WordsSearched = ReturnType<typeof wordsSearched>
