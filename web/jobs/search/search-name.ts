import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { BY_UPPER_END, type Condition } from '../filters/condition.ts'

const NAMED = 3

/** 「サーバー」京都府・正社員: a search by its first conditions; empty without any. */
export function searchName({ free_word }: Pick<JobSearch, 'free_word'>, conditions: Pick<Condition, 'label'>[]) {
  const word = free_word ? `「${free_word}」` : ''
  const named = conditions.slice(0, NAMED).map(({ label }) => label.replace(BY_UPPER_END, ''))
  return [word + (named[0] ?? ''), ...named.slice(1)].join('・')
}
