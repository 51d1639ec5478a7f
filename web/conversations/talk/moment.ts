import { clockText, dateText, dayNumber, dayWithWeekday } from '#contract/platform/time/japan-time.ts'

/** Over the messages of one day: 今日 11月21日（土） */
export function dayHeading(at: string, now: Date) {
  const age = dayNumber(now) - dayNumber(at)
  return `${age === 0 ? '今日 ' : age === 1 ? 'きのう ' : ''}${dayWithWeekday(at, now)}`
}

/** In lists: 10:42 today, きのう, else 11月14日. */
export function listMoment(at: string, now: Date) {
  const age = dayNumber(now) - dayNumber(at)
  return age === 0 ? clockText(at) : age === 1 ? 'きのう' : dateText(at, now)
}
