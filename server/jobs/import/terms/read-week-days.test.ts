import { expect, test } from 'vitest'
import { readWeekDays } from '../job-of-posting.ts'

test.each([
  ['週3日〜OK', 3, null],
  ['週２〜４日', 2, 4],
  ['週2日以上', 2, null],
  ['週5日勤務', 5, 5],
  ['完全週休2日制（土日祝）', null, 5],
  ['週2日出社', null, null],
  ['週3出社/週2在宅', null, null],
  ['週3日はリモート、週2日は出社です', null, null],
  ['週4日勤務（週3出社/週1在宅）', 4, 4],
  ['週1回の定例', null, null],
])('%s', (text, min_week_work_days, max_week_work_days) => {
  expect(readWeekDays(text)).toEqual({ min_week_work_days, max_week_work_days })
})
