import { expect, test } from 'vitest'
import { daysBetween, dayWords, fullDate, japanDay } from './date-words.ts'

test('today and yesterday have words, other days their date, other years their year', () => {
  const words = ['2026-01-02T00:00:00+09:00', '2026-01-01T23:59:59+09:00', '2025-12-31T10:00:00+09:00'].map((day) => dayWords(day, '2026-01-02'))
  expect(words).toEqual(['今日', 'きのう', '2025年12月31日'])
  expect(dayWords('2026-11-15T10:00:00+09:00', '2026-11-21')).toBe('11月15日')
})

test('a day begins at midnight in Japan', () => {
  expect(japanDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21')
  expect(japanDay(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20')
})

test('days are counted on the calendar', () => {
  expect(daysBetween('2026-10-07T23:59:00+09:00', '2026-11-21')).toBe(45)
  expect(fullDate('2026-03-01T00:00:00+09:00')).toBe('2026年3月1日')
})
