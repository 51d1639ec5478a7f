import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { searchPath } from '../search-path.ts'

/** The search with those decisions that its free word still holds. */
export const withDecisions = (search: JobSearch, undone: JobResults['undone']): JobSearch => ({
  ...search,
  as_words: undone.length > 0 ? undone.map(({ typed }) => typed) : undefined,
})

/** What was read of the free word, each with the way to look for it as words; what was undone, with the way back. */
export function readingChips(search: JobSearch, { total, readings, undone, total_as_words }: JobResults, pathname: '/job_offer' | '/job_offer/search') {
  const { page: _, as_words = [], ...others } = search
  const to = (words: string[]) => searchPath(pathname, { ...others, as_words: words.length > 0 ? words : undefined })
  const isBetter = total === 0 && total_as_words !== null && total_as_words > 0
  return {
    readings: readings.map(({ typed, label, total_as_words: found }) => ({ typed, label, total: found, to: to([...as_words, typed]) })),
    undone: undone.map(({ typed, label, total_as_read }) => ({ typed, label, total: total_as_read, to: to(as_words.filter((word) => word !== typed)) })),
    /** Only where the conditions find nothing and the words do. */
    allAsWords: isBetter
      ? { typed: readings.map(({ typed }) => `「${typed}」`).join(''), total: total_as_words, to: to([...as_words, ...readings.map(({ typed }) => typed)]) }
      : null,
  }
}
