import type { WordsOfSearch } from '#contract/jobs/search/words-of-search.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { parseFreeWord } from '#search-engine/text/parse-free-word.ts'

/** So many results or more need no other word. */
const FEW = 5
const TRIED = 3

/** For a search that found few jobs: words one letter away from the typed ones that find more. `whole`: all that was typed, conditions too. */
export function didYouMean(jobIndex: JobIndex, query: JobQuery, total: number, whole = ''): WordsOfSearch['did_you_mean'] {
  const { free_word = '' } = query
  if (total >= FEW) return []
  return parseFreeWord(free_word)
    .filter(({ isPhrase, excluded }) => !isPhrase && !excluded)
    .flatMap(({ text: typed }) => {
      const offers = jobIndex
        .didYouMean(typed)
        .slice(0, TRIED)
        .map((word) => {
          const words = { free_word: free_word.replace(typed, word), limit: 0 }
          return { typed, word, free_word: whole.replace(typed, word), total: jobIndex.search({ ...query, ...words }).total }
        })
      return offers
        .filter((offer) => offer.total > total)
        .toSorted((a, b) => b.total - a.total)
        .slice(0, 1)
    })
}
