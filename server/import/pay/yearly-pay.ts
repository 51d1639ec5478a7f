import type { Pay } from './read-pay.ts'

/** Hours a day and days a week as the posting states them. */
export type Working = { hoursADay?: number; minDaysAWeek?: number; maxDaysAWeek?: number }

const USUAL_HOURS = 8
const USUAL_DAYS = 5
const WEEKS = 52

/**
 * 万円 a year, rounded down: a month's pay × 12 (bonuses are not counted), a day's × days a week × 52, an hour's × hours a
 * day × days a week × 52. Eight hours and five days where the posting states none.
 */
export function yearlyPay({ pay_unit, pay_min, pay_max }: Pay, { hoursADay = USUAL_HOURS, minDaysAWeek, maxDaysAWeek }: Working = {}) {
  const factor = (days: number) => ({ year: 1, month: 12, day: days * WEEKS, hour: hoursADay * days * WEEKS })[pay_unit]
  const least = minDaysAWeek ?? maxDaysAWeek ?? USUAL_DAYS
  const most = maxDaysAWeek ?? Math.max(least, USUAL_DAYS)
  return { min_salary: manYen(pay_min, factor(least)), max_salary: manYen(pay_max, factor(most)) }
}

function manYen(yen: number | null, factor: number) {
  const salary = yen === null ? 0 : Math.floor((yen * factor) / 10_000)
  return salary >= 1 && salary <= 100_000 ? salary : null
}
