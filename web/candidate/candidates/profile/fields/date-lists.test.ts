import { expect, test } from 'vitest'
import { eraYear } from './date-lists.tsx'

test.each([
  [1992, '1992年（平成4年）'],
  [2019, '2019年（令和元年）'],
  [2026, '2026年（令和8年）'],
  [1988, '1988年（昭和63年）'],
  [1989, '1989年（平成元年）'],
  [1925, '1925年'],
])('%i reads %s', (year, words) => expect(eraYear(year)).toBe(words))
