/** How long something has waited: in hours on the first two days, then in days. */
export function waitedText(since: string, now: string) {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 3_600_000))
  if (hours < 1) return '1時間未満'
  return hours < 48 ? `${hours}時間` : `${Math.floor(hours / 24)}日`
}
