import { expect, test } from 'vitest'
import { inDays, inMonths } from './reminder-day.ts'

test('a day is counted in Japan, and no month has more days than it has', () => {
  const evening = new Date('2026-11-30T16:00:00Z')
  expect(inDays(7, evening)).toBe('2026-12-08')
  expect(inMonths(1, evening)).toBe('2027-01-01')
  expect(inMonths(3, new Date('2026-11-30T10:00:00+09:00'))).toBe('2027-02-28')
  expect(inMonths(6, new Date('2026-08-31T10:00:00+09:00'))).toBe('2027-02-28')
})
