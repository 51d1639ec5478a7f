const parts = (timestamp: string) => timestamp.slice(0, 10).split('-').map(Number) as [number, number, number]

/** 2026年11月21日. Timestamps are in Japan's offset, so the day stands in their text. */
export function fullDate(timestamp: string) {
  const [year, month, day] = parts(timestamp)
  return `${year}年${month}月${day}日`
}

/** 今日, きのう, else 11月15日; with the year when it is another than today's. */
export function dayWords(timestamp: string, today: string) {
  const days = daysBetween(timestamp, today)
  if (days === 0) return '今日'
  if (days === 1) return 'きのう'
  return shortDate(timestamp, today)
}

/** 11月15日, with the year when it is another than today's. */
export const shortDate = (timestamp: string, today: string) =>
  timestamp.slice(0, 4) === today.slice(0, 4) ? fullDate(timestamp).replace(/^\d+年/, '') : fullDate(timestamp)

/** Whole days on Japan's calendar. */
export function daysBetween(from: string, to: string) {
  const [[y1, m1, d1], [y2, m2, d2]] = [parts(from), parts(to)]
  return Math.round((Date.UTC(y2, m2 - 1, d2) - Date.UTC(y1, m1 - 1, d1)) / 86_400_000)
}

/** Today in Japan: 2026-11-21. */
export const japanDay = (now: Date) => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
