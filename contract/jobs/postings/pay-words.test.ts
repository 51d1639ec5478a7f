import { expect, test } from 'vitest'
import { payWords } from './pay-words.ts'

const none = { min_salary: null, max_salary: null, is_salary_estimated: false, pay_unit: null, pay_min: null, pay_max: null }
const hourly = { ...none, pay_unit: 'hour' as const, pay_min: 1250 }

test.each([
  [{ ...none, min_salary: 480, max_salary: 620 }, '年収 480〜620万円'],
  [{ ...none, min_salary: 588 }, '年収 588万円〜'],
  [{ ...none, max_salary: 1100 }, '年収 〜1,100万円'],
  [{ ...none, min_salary: 600, max_salary: 600, pay_unit: 'month' as const, pay_min: 500_000 }, '年収 600万円'],
  [hourly, '時給 1,250円〜'],
  [{ ...hourly, min_salary: 156, is_salary_estimated: true }, '時給 1,250円〜（年収の目安 156万円〜）'],
  [{ ...none, pay_unit: 'day' as const, pay_min: 18_000, pay_max: 20_000 }, '日給 18,000〜20,000円'],
  [none, ''],
])('%o reads %s', (job, words) => {
  expect(payWords(job)).toBe(words)
})
