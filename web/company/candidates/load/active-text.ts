import { dayNumber, startOfDay } from '#contract/platform/time/japan-time.ts'

const WEEK = 7
/** After so many weeks it is said in months. */
const MOST_WEEKS = 4
const MOST_MONTHS = 6

/** When a candidate last changed their profile or intention: by weeks, as the list knows it. `week` is its Monday in Japan. */
export function activeText(week: string, now: Date) {
  const weeks = Math.floor((dayNumber(now) - dayNumber(startOfDay(week))) / WEEK)
  if (weeks <= 0) return '今週更新'
  if (weeks === 1) return '先週更新'
  if (weeks <= MOST_WEEKS) return `${weeks}週前に更新`
  const months = Math.floor((weeks * WEEK) / 30)
  return months <= MOST_MONTHS ? `${months}か月前に更新` : '半年以上前に更新'
}
