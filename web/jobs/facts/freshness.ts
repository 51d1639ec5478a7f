import { DAY, dateText, dayNumber, dayText } from '#contract/platform/time/japan-time.ts'

/** Days after the last confirmation: green until 14, ink until 30, amber until the job leaves the lists at 45. */
export const FRESH_DAYS = 14
export const DUE_DAYS = 30
export const LISTED_DAYS = 45

export type Freshness = { days: number; day: string; state: 'new' | 'mid' | 'old'; leaves_on: string }

/** How long ago a member of the company confirmed that the job is still open. */
export function freshnessOf(confirmed_at: string, now: Date): Freshness {
  const days = Math.max(0, dayNumber(now) - dayNumber(confirmed_at))
  return {
    days,
    day: dayText(confirmed_at, now),
    state: days <= FRESH_DAYS ? 'new' : days <= DUE_DAYS ? 'mid' : 'old',
    leaves_on: dateText(new Date(Date.parse(confirmed_at) + LISTED_DAYS * DAY), now),
  }
}
