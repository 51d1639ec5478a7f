import type { JobSearch } from '#contract/jobs/search/job-search.ts'

/** What was typed, and what of it stays words, for a list of conditions. */
export const typedLabels = ({ free_word, as_words = [] }: Pick<JobSearch, 'free_word' | 'as_words'>) =>
  free_word ? [`「${free_word}」`, ...as_words.map((typed) => `「${typed}」は言葉として検索`)] : []
