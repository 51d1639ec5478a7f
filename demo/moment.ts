import type { Random } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TOKYO = 9 * HOUR

/** A moment of a working day so many days before now, by the Japanese calendar, never after now. */
export function momentBefore(random: Random, now: Date, days: number): Date {
  const midnight = Math.floor((now.getTime() + TOKYO) / DAY) * DAY - TOKYO - days * DAY
  const moment = midnight + Math.floor((8 + (random.next() + random.next()) * 6) * HOUR)
  return new Date(moment < now.getTime() ? moment : now.getTime() - Math.floor(random.next() * Math.min(HOUR * 5, Math.max(1, now.getTime() - midnight))))
}

export const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY)
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY)
export const yearOf = (moment: Date) => new Date(moment.getTime() + TOKYO).getUTCFullYear()
