import { expect, test } from 'vitest'
import type { Schedule } from './schedule.ts'
import { freeTime, weekOverlap } from './week-overlap.ts'

const hour = 60
const days = (weekdays: number[], from: number, to: number) => weekdays.map((weekday) => ({ weekday, from_minute: from * hour, to_minute: to * hour }))
const workdays = [1, 2, 3, 4, 5]
const job = (schedule: Partial<Schedule>): Schedule => ({ start: 9 * hour, end: 18 * hour, flex: false, core: null, min_days: null, ...schedule })
const overlap = (free: ReturnType<typeof days>, schedule: Partial<Schedule>, breakTime = 0) => weekOverlap(freeTime(free), job(schedule), breakTime)

test('fixed hours fit when all of them are free on five days', () => {
  expect(overlap(days(workdays, 9, 18), {}, 60)).toEqual({ result: 'fits', needed: { from: 540, to: 1080 }, days: 5, minutes: 5 * 8 * hour })
})

test('a minute too few on every day differs', () => {
  const free = workdays.map((weekday) => ({ weekday, from_minute: 541, to_minute: 1080 }))
  expect(overlap(free, {})).toMatchObject({ result: 'differs', days: 0 })
})

test.for([
  [2, 'fits'],
  [3, 'fits'],
  [4, 'differs'],
] as const)('three free days for a job of at least %i', ([min_days, result]) => {
  expect(overlap(days([1, 2, 3], 9, 18), { min_days })).toMatchObject({ result, days: 3 })
})

test('where the job does not state its days, three free days are unknown and none differs', () => {
  expect(overlap(days([1, 2, 3], 9, 18), {}).result).toBe('unknown')
  expect(overlap(days([1, 2, 3], 20, 22), {}).result).toBe('differs')
})

test('of flexible hours only the core counts', () => {
  const core = { from: 10 * hour, to: 15 * hour }
  expect(overlap(days(workdays, 10, 15), { flex: true, core })).toEqual({ result: 'fits', needed: core, days: 5, minutes: 5 * 5 * hour })
  expect(overlap(days(workdays, 10, 14), { flex: true, core })).toMatchObject({ result: 'differs', minutes: 5 * 4 * hour })
})

test('without a core, a day with any free time counts', () => {
  expect(overlap(days([0, 6], 20, 21), { flex: true, core: 'none', min_days: 2 })).toMatchObject({ result: 'fits', needed: null, days: 2 })
})

test('an unstated core is unknown, unless all usual hours are free', () => {
  expect(overlap(days(workdays, 10, 15), { flex: true, core: null }).result).toBe('unknown')
  expect(overlap(days(workdays, 9, 18), { flex: true, core: null }).result).toBe('fits')
})

test('unstated hours are unknown', () => {
  expect(overlap(days(workdays, 9, 18), { start: null, end: null }).result).toBe('unknown')
  expect(overlap(days(workdays, 9, 18), { end: null }).result).toBe('unknown')
})

test('a night shift goes on into the next day, and from Saturday into Sunday', () => {
  const nights = { start: 22 * hour, end: 6 * hour, min_days: 1 }
  expect(overlap([...days([2], 22, 24), ...days([3], 0, 6)], nights)).toMatchObject({ result: 'fits', days: 1, minutes: 8 * hour })
  expect(overlap([...days([6], 22, 24), ...days([0], 0, 6)], nights)).toMatchObject({ result: 'fits', days: 1, minutes: 8 * hour })
  expect(overlap([...days([2], 22, 24), ...days([3], 1, 6)], nights).result).toBe('differs')
})

test('free time in pieces that touch, or lie over one another, is one', () => {
  const free = [...days(workdays, 9, 12), ...days(workdays, 12, 18), ...days(workdays, 10, 14)]
  expect(overlap(free, {})).toMatchObject({ result: 'fits', minutes: 5 * 9 * hour })
})

test('the break is taken only from days that are free as a whole', () => {
  expect(overlap([...days([1], 9, 18), ...days([2], 9, 12)], { min_days: 1 }, 60).minutes).toBe(8 * hour + 3 * hour)
})
