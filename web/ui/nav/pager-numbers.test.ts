import { expect, test } from 'vitest'
import { pagerNumbers } from './pager.tsx'

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 4, 5, 6, 7, 8]],
  [50_000, 100_000, [1, null, 49_999, 50_000, 50_001, null, 100_000]],
  [100_000, 100_000, [1, null, 99_996, 99_997, 99_998, 99_999, 100_000]],
])('on page %i of %i', (page, pages, numbers) => {
  expect(pagerNumbers(page, pages)).toEqual(numbers)
})

test('never more than seven places, in order, with the current page among them', () => {
  for (let pages = 1; pages < 40; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pagerNumbers(page, pages)
      const known = numbers.filter((number) => number !== null)
      expect(numbers.length).toBeLessThanOrEqual(7)
      expect(known).toContain(page)
      expect(known).toEqual([...new Set(known)].sort((a, b) => a - b))
    }
  }
})
