import { DAY, japanDay } from './japan-day.ts'

/** 今日 and きのう only within two days, else 11月15日, with the year when it is not this one. */
export function dayText(at: string | Date, now: Date) {
  const age = japanDay(now) - japanDay(at)
  if (age === 0) return '今日'
  if (age === 1) return 'きのう'
  return dateText(at, now)
}

/** 11月15日, with the year when it is not the year of `now`. */
export function dateText(at: string | Date, now: Date) {
  const day = new Date(japanDay(at) * DAY)
  const date = `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
  return day.getUTCFullYear() === new Date(japanDay(now) * DAY).getUTCFullYear() ? date : `${day.getUTCFullYear()}年${date}`
}
