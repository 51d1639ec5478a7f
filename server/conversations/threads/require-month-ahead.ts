import { japanDay } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'

/** As far ahead as somebody may say 今ではない. */
const MOST_MONTHS = 24

/** Refuses a month (`2027-04`) that is not one of the next two years' in Japan. */
export function requireMonthAhead(month: string, now: Date) {
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const ahead = monthsOf(month) - monthsOf(japanDay(now))
  if (ahead < 1 || ahead > MOST_MONTHS) fail('INPUT_INVALID', [{ field: 'month', message: `来月から${MOST_MONTHS}か月先までの月を選んでください。` }])
}
