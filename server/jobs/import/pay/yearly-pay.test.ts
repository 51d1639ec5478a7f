import { expect, test } from 'vitest'
import { yearlyPay } from '../salary-of-posting.ts'

test("a month's pay is counted twelve times, without bonuses", () => {
  expect(yearlyPay({ pay_unit: 'month', pay_min: 235_440, pay_max: 500_000 })).toEqual({ min_salary: 282, max_salary: 600 })
})

test("an hour's pay makes a year only with the hours and days that the posting states", () => {
  expect(yearlyPay({ pay_unit: 'hour', pay_min: 1_200, pay_max: null })).toEqual({ min_salary: null, max_salary: null })
  expect(yearlyPay({ pay_unit: 'hour', pay_min: 1_200, pay_max: null }, { hoursADay: 8 })).toEqual({ min_salary: null, max_salary: null })
  expect(yearlyPay({ pay_unit: 'hour', pay_min: 1_200, pay_max: 1_500 }, { hoursADay: 5, minDaysAWeek: 2, maxDaysAWeek: 4 })).toEqual({
    min_salary: 62,
    max_salary: 156,
  })
})

test("a day's pay makes a year only with the days that the posting states", () => {
  expect(yearlyPay({ pay_unit: 'day', pay_min: 24_000, pay_max: 24_000 })).toEqual({ min_salary: null, max_salary: null })
  expect(yearlyPay({ pay_unit: 'day', pay_min: 24_000, pay_max: 24_000 }, { maxDaysAWeek: 5 })).toEqual({ min_salary: 624, max_salary: 624 })
})
