import { expect, test } from 'vitest'
import {
  clockText,
  dateText,
  dayNumber,
  dayText,
  dayWithWeekday,
  exactTimeText,
  fieldTime,
  instantOfField,
  japanDay,
  longTimeText,
  startOfDay,
} from './japan-time.ts'

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

test('a day in Japan begins nine hours before that of UTC, as text, Date and number alike', () => {
  const last = '2026-12-31T14:59:59Z'
  for (const at of [last, new Date(last), Date.parse(last)]) expect(japanDay(at)).toBe('2026-12-31')
  expect(japanDay('2026-12-31T15:00:00Z')).toBe('2027-01-01')
  expect(dayNumber('2026-12-31T15:00:00Z') - dayNumber(last)).toBe(1)
  expect(Date.parse(startOfDay('2027-01-01'))).toBe(Date.parse('2026-12-31T15:00:00Z'))
})

test('a moment is written with the clock of Japan', () => {
  const at = '2026-11-21T01:05:00Z'
  expect([clockText(at), dayWithWeekday(at, now), longTimeText(at), exactTimeText(at)]).toEqual([
    '10:05',
    '11月21日（土）',
    '2026年11月21日（土）10:05',
    '2026/11/21 10:05',
  ])
})

test('what a field for day and time takes comes back as the same instant', () => {
  expect(Date.parse(instantOfField(fieldTime('2026-11-21T13:00:00Z')))).toBe(Date.parse('2026-11-21T13:00:00Z'))
})
