import { expect, test } from 'vitest'
import { isSameSearch } from './same-search.ts'

test('two searches are the same in any order, and differ in any value', () => {
  expect(isSameSearch({ free_word: 'Go', prefectures: [13, 26] }, { prefectures: [26, 13], free_word: 'Go' })).toBe(true)
  expect(isSameSearch({ prefectures: [13] }, { prefectures: [13, 26] })).toBe(false)
  expect(isSameSearch({ flex: true }, {})).toBe(false)
})
