import { expect, test } from 'vitest'
import { laterTimes, shortMoment } from './later-times.ts'

const names = (now: string) => laterTimes(new Date(now)).map(({ name, label }) => `${name} ${label}`)

test('a candidate puts off until tonight, tomorrow or Monday, in Japan', () => {
  expect(names('2026-11-24T10:00:00+09:00')).toEqual(['今夜 11月24日（火）20:00', '明日 11月25日（水）09:00', '月曜 11月30日（月）09:00'])
})

test('an evening that is over is not offered, nor Monday beside the tomorrow that it is', () => {
  expect(names('2026-11-24T20:30:00+09:00')[0]).toMatch(/^明日/)
  expect(names('2026-11-29T23:30:00+09:00')).toEqual(['明日 11月30日（月）09:00'])
  expect(names('2026-11-30T08:00:00+09:00').at(-1)).toBe('月曜 12月7日（月）09:00')
})

test('a company sends before the office closes, tomorrow or on Monday', () => {
  const at = (now: string) => laterTimes(new Date(now), 'company').map((one) => shortMoment(one.at, new Date(now)))
  expect(at('2026-11-24T10:00:00+09:00')).toEqual(['今日 17:30', '明日 9:00', '11/30 9:00'])
  expect(at('2026-11-24T17:30:00+09:00')).toEqual(['明日 9:00', '11/30 9:00'])
})
