import { expect, test } from 'vitest'
import { hourState, slotsOf, spansOfSlots, withHour } from './week-slots.ts'

const spans = [
  { weekday: 1, from_minute: 9 * 60 + 30, to_minute: 12 * 60 },
  { weekday: 1, from_minute: 13 * 60, to_minute: 18 * 60 },
  { weekday: 6, from_minute: 0, to_minute: 1440 },
]

test('a week painted in quarters of an hour is the week that was kept', () => {
  expect(spansOfSlots(slotsOf(spans))).toEqual(spans)
  expect(spansOfSlots(slotsOf([]))).toEqual([])
})

test('an hour of which a part is free is painted whole, and joins the hours beside it', () => {
  const slots = slotsOf(spans)
  expect([hourState(slots, 1, 9), hourState(slots, 1, 10), hourState(slots, 1, 12)]).toEqual(['partly', 'free', 'none'])
  const painted = withHour(withHour(slots, 1, 9, true), 1, 12, true)
  expect(spansOfSlots(painted)[0]).toEqual({ weekday: 1, from_minute: 9 * 60, to_minute: 18 * 60 })
  expect(spansOfSlots(withHour(painted, 6, 0, false)).at(-1)).toEqual({ weekday: 6, from_minute: 60, to_minute: 1440 })
})
