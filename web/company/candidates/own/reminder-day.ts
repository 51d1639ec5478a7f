import { DAY, japanDay } from '#contract/platform/time/japan-time.ts'

/** The day in Japan so many days later. */
export const inDays = (days: number, now: Date) => japanDay(now.getTime() + days * DAY)

/** The day in Japan so many months later; where the month has no such day, its last. */
export function inMonths(months: number, now: Date) {
  const [year = 0, month = 1, day = 1] = japanDay(now).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  last.setUTCDate(Math.min(day, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
