import { clockText, dayNumber, DAY, dayWithWeekday } from '#contract/platform/time/japan-time.ts'

export type LaterTime = { name: string; at: string; label: string }

const AHEAD = 9 * 3_600_000
/** Thursday, 1 January 1970. */
const FIRST_WEEKDAY = 4
const MONDAY = 1
const EVENING = 20
const MORNING = 9

/** 今夜 (while it is ahead), 明日 and 月曜, in Japan. */
export function laterTimes(now: Date): LaterTime[] {
  const today = dayNumber(now)
  const atHour = (day: number, hour: number) => new Date(day * DAY + hour * 3_600_000 - AHEAD)
  const toMonday = (MONDAY - ((today + FIRST_WEEKDAY) % 7) + 7) % 7 || 7
  const times = [
    { name: '今夜', at: atHour(today, EVENING) },
    { name: '明日', at: atHour(today + 1, MORNING) },
    ...(toMonday > 1 ? [{ name: '月曜', at: atHour(today + toMonday, MORNING) }] : []),
  ]
  return times
    .filter(({ at }) => at.getTime() > now.getTime() + 60_000)
    .map(({ name, at }) => ({ name, at: at.toISOString(), label: `${dayWithWeekday(at, now)}${clockText(at)}` }))
}
