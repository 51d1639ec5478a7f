import { clockText, dayNumber, DAY, dayWithWeekday, fieldTime } from '#contract/platform/time/japan-time.ts'

export type LaterTime = { name: string; at: string; label: string }

const AHEAD = 9 * 3_600_000
/** Thursday, 1 January 1970. */
const FIRST_WEEKDAY = 4
const MONDAY = 1
/** When a side is done for the day: candidates in the evening, companies before the office closes. */
const evenings = { candidate: { name: '今夜', hour: 20 }, company: { name: '今日', hour: 17.5 } }
const MORNING = 9

/** 今夜 or 今日 (while it is ahead), 明日 and 月曜, in Japan. */
export function laterTimes(now: Date, side: keyof typeof evenings = 'candidate'): LaterTime[] {
  const evening = evenings[side]
  const today = dayNumber(now)
  const atHour = (day: number, hour: number) => new Date(day * DAY + hour * 3_600_000 - AHEAD)
  const toMonday = (MONDAY - ((today + FIRST_WEEKDAY) % 7) + 7) % 7 || 7
  const times = [
    { name: evening.name, at: atHour(today, evening.hour) },
    { name: '明日', at: atHour(today + 1, MORNING) },
    ...(toMonday > 1 ? [{ name: '月曜', at: atHour(today + toMonday, MORNING) }] : []),
  ]
  return times
    .filter(({ at }) => at.getTime() > now.getTime() + 60_000)
    .map(({ name, at }) => ({ name, at: at.toISOString(), label: `${dayWithWeekday(at, now)}${clockText(at)}` }))
}

/** 今日 17:30, 明日 9:00, else 11/25 9:00: for a button. */
export function shortMoment(at: string, now: Date) {
  const ahead = dayNumber(at) - dayNumber(now)
  const day = ahead === 0 ? '今日' : ahead === 1 ? '明日' : monthAndDay(at)
  return `${day} ${clockText(at).replace(/^0/, '')}`
}

/** 11/25 */
export const monthAndDay = (at: string) => fieldTime(at).slice(5, 10).split('-').map(Number).join('/')
