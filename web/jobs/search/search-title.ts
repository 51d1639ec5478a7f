import type { JobSearch } from '#contract/job-search.ts'
import type { Condition } from './condition.ts'

const NAMED = 3

/** 「サーバー リモート」京都府の求人 48件: the page's title and the name of what is found. */
export function searchTitle(search: Pick<JobSearch, 'free_word' | 'page'>, conditions: Condition[], total: number) {
  const word = search.free_word ? `「${search.free_word}」` : ''
  const named = conditions.slice(0, NAMED).map(({ label }) => label)
  const about = [word + (named[0] ?? ''), ...named.slice(1)].join('・')
  const page = search.page && search.page > 1 ? `（${search.page.toLocaleString('ja-JP')}ページ目）` : ''
  return `${about ? `${about}の求人` : 'スタートアップの求人'} ${total.toLocaleString('ja-JP')}件${page}`
}
