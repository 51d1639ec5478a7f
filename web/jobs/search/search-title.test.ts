import { expect, test } from 'vitest'
import { searchTitle } from './load-search.ts'

test('the title says what the visitor searched and how many jobs there are', () => {
  expect(searchTitle({}, [], 1284)).toBe('スタートアップの求人 1,284件')
  expect(searchTitle({ free_word: 'サーバー リモート' }, [], 48)).toBe('「サーバー リモート」の求人 48件')
  const conditions = [
    { parameter: 'prefectures' as const, value: 26, label: '京都府' },
    { parameter: 'flex' as const, label: 'フレックス' },
  ]
  expect(searchTitle({}, [{ parameter: 'min_salary', value: 600, label: '年収 600万円以上（上限で判定）' }], 9)).toBe('年収 600万円以上の求人 9件')
  expect(searchTitle({ free_word: 'Go', page: 2 }, conditions, 30)).toBe('「Go」京都府・フレックスの求人 30件（2ページ目）')
})
