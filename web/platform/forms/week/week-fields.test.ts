import { expect, test } from 'vitest'
import { spansOf, timeOf } from './week-fields.ts'

test('times become minutes of their day, from Monday on; a day without times is left out', () => {
  expect(
    spansOf({ week_0_0_from: '10:00', week_0_0_to: '00:00', week_1_0_from: '09:00', week_1_0_to: '12:00', week_1_1_from: '13:15', week_1_1_to: '17:00' }),
  ).toEqual([
    { weekday: 1, from_minute: 540, to_minute: 720 },
    { weekday: 1, from_minute: 795, to_minute: 1020 },
    { weekday: 0, from_minute: 600, to_minute: 1440 },
  ])
})

test('a span without one end has no number there, which the API refuses', () =>
  expect(spansOf({ week_2_0_from: '09:00', week_2_1_to: '17:00' })).toEqual([
    { weekday: 2, from_minute: 540, to_minute: NaN },
    { weekday: 2, from_minute: NaN, to_minute: 1020 },
  ]))

test('minutes read as on a clock', () => expect([0, 545, 1440].map(timeOf)).toEqual(['00:00', '09:05', '00:00']))
