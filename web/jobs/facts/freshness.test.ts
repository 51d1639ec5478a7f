import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

const now = new Date('2026-11-21T19:00:00+09:00')

test.each([
  ['2026-11-21', 0, '今日', 'new'],
  ['2026-11-20', 1, 'きのう', 'new'],
  ['2026-11-07', 14, '11月7日', 'new'],
  ['2026-11-06', 15, '11月6日', 'mid'],
  ['2026-10-22', 30, '10月22日', 'mid'],
  ['2026-10-21', 31, '10月21日', 'old'],
])('a job confirmed on %s is %i days old: %s, %s', (date, days, day, state) => {
  expect(freshnessOf(`${date}T10:00:00+09:00`, now)).toMatchObject({ days, day, state })
})

test('an overdue job says on which day it leaves the lists', () => {
  expect(freshnessOf('2026-10-16T10:00:00+09:00', now).leaves_on).toBe('11月30日')
  expect(freshnessOf('2026-11-20T10:00:00+09:00', now).leaves_on).toBe('2027年1月4日')
})
