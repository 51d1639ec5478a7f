/** 2026年11月21日. Timestamps are in Japan's offset, so the day stands in their text. */
export function fullDate(timestamp: string) {
  const [year, month, day] = timestamp.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}
