import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { Condition } from '../filters/condition.ts'
import { searchName } from './search-name.ts'

/** 「サーバー リモート」京都府の求人 48件: the page's title and the name of the results. */
export function searchTitle(search: Pick<JobSearch, 'free_word' | 'page'>, conditions: Condition[], total: number) {
  const about = searchName(search, conditions)
  const page = search.page && search.page > 1 ? `（${search.page.toLocaleString('ja-JP')}ページ目）` : ''
  return `${about ? `${about}の求人` : 'スタートアップの求人'} ${total.toLocaleString('ja-JP')}件${page}`
}
