import { expect, test } from 'vitest'
import { clockText, japanDay } from '#contract/platform/time/japan-time.ts'
import { suggestedTimes } from './suggested-times.ts'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+09:00`
const span = (day: number, time: string, minutes: number) => ({ starts_at: at(day, time), minutes })
const shown = (...asked: Parameters<typeof suggestedTimes>) => suggestedTimes(...asked).map((time) => `${japanDay(time).slice(8)} ${clockText(time)}`)

test('only times at which all are free for as long as it takes, at the full or the half hour', () => {
  const izumi = { free: [span(25, '10:15', 165)], busy: [] }
  const kinoshita = { free: [span(25, '09:00', 150), span(26, '10:00', 60)], busy: [] }
  expect(shown([izumi, kinoshita], 60, [])).toEqual(['25 10:30'])
  expect(shown([izumi, kinoshita], 61, [])).toEqual([])
  expect(shown([kinoshita], 60, [])).toEqual(['25 09:00', '26 10:00'])
})

test('what is planned by any of them, or taken otherwise, is left out; what ends when it begins is not', () => {
  const izumi = { free: [span(25, '10:00', 180)], busy: [span(25, '10:00', 60)] }
  expect(shown([izumi], 60, [])).toEqual(['25 11:00'])
  expect(shown([izumi], 60, [span(25, '11:00', 30)])).toEqual(['25 11:30'])
  expect(shown([izumi, { free: izumi.free, busy: [span(25, '11:00', 120)] }], 60, [])).toEqual([])
})

test('three of a day at most, two hours apart, and twelve in all', () => {
  const free = Array.from({ length: 6 }, (_, day) => span(22 + day, '10:00', 480))
  const times = shown([{ free, busy: [] }], 30, [])
  expect(times.slice(0, 4)).toEqual(['22 10:00', '22 12:00', '22 14:00', '23 10:00'])
  expect(times).toHaveLength(12)
  expect(shown([], 30, [])).toEqual([])
})
