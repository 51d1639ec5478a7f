import { expect, test } from 'vitest'
import { scheduleOf } from './schedule-of.ts'
import { readSchedule, scheduleText } from './schedule.ts'

const job = { default_starting_time: '09:30', default_ending_time: '18:00', flex: true, core_time: '', min_week_work_days: 3 }

test.for([
  ['10:00〜15:00', { from: 600, to: 900 }],
  ['コアタイム １０時～１５時３０分', { from: 600, to: 930 }],
  ['11:00-16:00', { from: 660, to: 960 }],
  ['なし', 'none'],
  ['コアタイムなし', 'none'],
  ['', null],
  ['応相談', null],
  ['25:00〜26:00', null],
] as const)('「%s」 is read as a core time', ([core_time, core]) => {
  expect(scheduleOf({ ...job, core_time }).core).toEqual(core)
})

test('fixed hours have no core', () => {
  expect(scheduleOf({ ...job, flex: false, core_time: '10:00〜15:00' })).toEqual({ start: 570, end: 1080, flex: false, core: null, min_days: 3 })
})

test('a schedule survives being text', () => {
  for (const core_time of ['10:00〜15:00', 'なし', '']) {
    const schedule = scheduleOf({ ...job, default_ending_time: '', core_time })
    expect(readSchedule(scheduleText(schedule))).toEqual(schedule)
  }
  expect(readSchedule(scheduleText(scheduleOf({ ...job, flex: false, min_week_work_days: null })))).toMatchObject({ flex: false, core: null, min_days: null })
})
