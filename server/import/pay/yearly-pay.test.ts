import { expect, test } from 'vitest'
import { yearlyPay } from './yearly-pay.ts'

test("a month's pay is counted twelve times, without bonuses", () => {
  expect(yearlyPay({ pay_unit: 'month', pay_min: 235_440, pay_max: 500_000 })).toEqual({ min_salary: 282, max_salary: 600 })
})

test("an hour's pay is counted for eight hours on five days unless the posting says otherwise", () => {
  expect(yearlyPay({ pay_unit: 'hour', pay_min: 1_200, pay_max: null })).toEqual({ min_salary: 249, max_salary: null })
  expect(yearlyPay({ pay_unit: 'hour', pay_min: 1_200, pay_max: 1_500 }, { hoursADay: 5, minDaysAWeek: 2, maxDaysAWeek: 4 })).toEqual({
    min_salary: 62,
    max_salary: 156,
  })
})

test("a day's pay is counted on five days of 52 weeks", () => {
  expect(yearlyPay({ pay_unit: 'day', pay_min: 24_000, pay_max: 24_000 })).toEqual({ min_salary: 624, max_salary: 624 })
})
