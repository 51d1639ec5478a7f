import { expect, test } from 'vitest'
import { laterTimes } from './later-times.ts'

const names = (now: string) => laterTimes(new Date(now)).map(({ name, label }) => `${name} ${label}`)

test('a candidate puts off until tonight, tomorrow or Monday, in Japan', () => {
  expect(names('2026-11-24T10:00:00+09:00')).toEqual(['今夜 11月24日（火）20:00', '明日 11月25日（水）09:00', '月曜 11月30日（月）09:00'])
})

test('an evening that is over is not offered, nor Monday beside the tomorrow that it is', () => {
  expect(names('2026-11-24T20:30:00+09:00')[0]).toMatch(/^明日/)
  expect(names('2026-11-29T23:30:00+09:00')).toEqual(['明日 11月30日（月）09:00'])
  expect(names('2026-11-30T08:00:00+09:00').at(-1)).toBe('月曜 12月7日（月）09:00')
})
