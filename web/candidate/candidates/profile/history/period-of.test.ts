import { expect, test } from 'vitest'
import { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { periodOf } from './period-of.ts'

const none = { join_year: null, join_month: null, leave_year: null, leave_month: null }

test.each([
  [{ join_year: 2021, join_month: 4 }, '2021年4月〜現在（5年7か月）'],
  [{ join_year: 2016, join_month: 4, leave_year: 2021, leave_month: 3 }, '2016年4月〜2021年3月（5年）'],
  [{ join_year: 2026, join_month: 11 }, '2026年11月〜現在（1か月未満）'],
  [{ join_year: 2026, join_month: 5, leave_year: 2026, leave_month: 5 }, '2026年5月〜2026年5月（1か月）'],
  [{ join_year: 2016, leave_year: 2021, leave_month: 3 }, '2016年〜2021年3月（約5年）'],
  [{ leave_year: 2021 }, '〜2021年'],
  [{}, '期間は未入力'],
])('%j reads %s', (period, words) =>
  expect(periodOf(WorkExperience.parse({ organization_name: '山田製作所', ...none, ...period }), { year: 2026, month: 11 })).toBe(words),
)
