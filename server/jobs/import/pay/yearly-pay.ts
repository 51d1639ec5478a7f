import type { Pay } from './read-pay.ts'

/** Hours a day and days a week as the posting states them. */
export type Working = { hoursADay?: number; minDaysAWeek?: number; maxDaysAWeek?: number }

const WEEKS = 52

/**
 * 万円 a year, rounded down: a month's pay × 12 (bonuses are not counted), a day's × days a week × 52, an hour's × hours a
 * day × days a week × 52. Where the posting states no days or hours, pay by the day or hour is no year's pay.
 */
export function yearlyPay({ pay_unit, pay_min, pay_max }: Pay, { hoursADay, minDaysAWeek, maxDaysAWeek }: Working = {}) {
  const factor = (days: number | undefined) =>
    ({ year: 1, month: 12, day: days && days * WEEKS, hour: days && hoursADay && hoursADay * days * WEEKS })[pay_unit]
  return { min_salary: manYen(pay_min, factor(minDaysAWeek ?? maxDaysAWeek)), max_salary: manYen(pay_max, factor(maxDaysAWeek ?? minDaysAWeek)) }
}

function manYen(yen: number | null, factor: number | undefined) {
  const salary = yen === null || !factor ? 0 : Math.floor((yen * factor) / 10_000)
  return salary >= 1 && salary <= 100_000 ? salary : null
}
