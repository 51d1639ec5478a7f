import { expect, test } from 'vitest'
import { dateText, dayText } from './day-text.ts'

const now = new Date('2026-11-21T00:30:00+09:00')

test.each([
  ['2026-11-21T00:00:00+09:00', '今日'],
  ['2026-11-20T23:59:00+09:00', 'きのう'],
  ['2026-11-19T12:00:00+09:00', '11月19日'],
  ['2025-12-30T12:00:00+09:00', '2025年12月30日'],
])('%s reads %s on 21 November, by the calendar of Japan', (at, text) => {
  expect(dayText(at, now)).toBe(text)
})

test('a date on its own is never called today', () => {
  expect(dateText('2026-11-21T00:00:00+09:00', now)).toBe('11月21日')
})
