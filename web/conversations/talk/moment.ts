import { dateText } from '#web/ui/text/day-text.ts'
import { DAY, japanDay } from '#web/ui/text/japan-day.ts'

const weekdays = '日月火水木金土'
const NINE_HOURS = 9 * 3_600_000

/** 10:42, in Japan. */
export const clockText = (at: string) => new Date(Date.parse(at) + NINE_HOURS).toISOString().slice(11, 16)

/** 11月21日（土） */
export const dayWithWeekday = (at: string, now: Date) => `${dateText(at, now)}（${weekdays[new Date(japanDay(at) * DAY).getUTCDay()]}）`

/** Over the messages of one day: 今日 11月21日（土） */
export function dayHeading(at: string, now: Date) {
  const age = japanDay(now) - japanDay(at)
  return `${age === 0 ? '今日 ' : age === 1 ? 'きのう ' : ''}${dayWithWeekday(at, now)}`
}

/** In lists: 10:42 today, きのう, else 11月14日. */
export function listMoment(at: string, now: Date) {
  const age = japanDay(now) - japanDay(at)
  return age === 0 ? clockText(at) : age === 1 ? 'きのう' : dateText(at, now)
}
