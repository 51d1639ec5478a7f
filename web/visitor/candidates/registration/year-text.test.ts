import { expect, test } from 'vitest'
import { yearText } from './year-text.ts'

test.each([
  [1992, '1992年（平成4年）'],
  [2019, '2019年（令和元年）'],
  [1964, '1964年（昭和39年）'],
])('%i reads %s', (year, text) => expect(yearText(year)).toBe(text))
