/**
 * Days and times in Japan, for server and pages: the one place that knows the offset. Japan is nine hours ahead of UTC, all year round.
 * An instant is ISO 8601 text, a `Date` or milliseconds since 1970; a day is `YYYY-MM-DD`.
 */
type Instant = string | number | Date

const AHEAD = 9 * 3_600_000
/** A day in milliseconds. */
export const DAY = 86_400_000
const WEEKDAYS = '日月火水木金土'

/** The instant with its UTC parts set to those of Japan. */
const shifted = (at: Instant) => new Date(new Date(at).getTime() + AHEAD)

/** The day in Japan: `2026-11-21`. */
export const japanDay = (at: Instant) => shifted(at).toISOString().slice(0, 10)

/** The day in Japan, counted from 1970: two instants of one day have one number. */
export const dayNumber = (at: Instant) => Math.floor(shifted(at).getTime() / DAY)

/** The year and the month (1–12) in Japan. */
export const japanMonth = (at: Instant) => ({ year: shifted(at).getUTCFullYear(), month: shifted(at).getUTCMonth() + 1 })

/** The instant at which a day begins in Japan: `2026-11-21T00:00:00+09:00`. */
export const startOfDay = (day: string) => `${day}T00:00:00+09:00`

/** `2026-11-21T22:00`, as a form's field for day and time takes it. */
export const fieldTime = (at: Instant) => shifted(at).toISOString().slice(0, 16)

/** What a form's field for day and time holds, as an instant. */
export const instantOfField = (value: string) => `${value.slice(0, 16)}:00+09:00`

/** `10:42` */
export const clockText = (at: Instant) => shifted(at).toISOString().slice(11, 16)

/** `10:42:05` */
export const exactClockText = (at: Instant) => shifted(at).toISOString().slice(11, 19)

/** `11月15日`, with the year when it is not the year of `now`. */
export function dateText(at: Instant, now: Instant) {
  const { year, month } = japanMonth(at)
  const date = `${month}月${shifted(at).getUTCDate()}日`
  return year === japanMonth(now).year ? date : `${year}年${date}`
}

/** 今日 and きのう only within two days, else `11月15日`, with the year when it is not this one. */
export function dayText(at: Instant, now: Instant) {
  const age = dayNumber(now) - dayNumber(at)
  return age === 0 ? '今日' : age === 1 ? 'きのう' : dateText(at, now)
}

/** `11月21日（土）`, with the year when it is not this one. */
export const dayWithWeekday = (at: Instant, now: Instant) => `${dateText(at, now)}（${WEEKDAYS[shifted(at).getUTCDay()]}）`

/** `11月20日 18:04`, with the year when it is not this one. */
export const momentText = (at: Instant, now: Instant) => `${dateText(at, now)} ${clockText(at)}`

/** `2026年11月21日` */
export const longDateText = (at: Instant) => `${japanMonth(at).year}年${japanMonth(at).month}月${shifted(at).getUTCDate()}日`

/** `2026年11月21日（土）10:00`: for what may be read in another year. */
export const longTimeText = (at: Instant) => `${longDateText(at)}（${WEEKDAYS[shifted(at).getUTCDay()]}）${clockText(at)}`

/** `2026/11/21 19:30`: for lists in which moments are compared. */
export const exactTimeText = (at: Instant) => fieldTime(at).replaceAll('-', '/').replace('T', ' ')

/** `2026年11月21日 10:00` */
export const longMomentText = (at: Instant) => `${longDateText(at)} ${clockText(at)}`
