import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'

/** The day that a draft's three numbers name, as `YYYY-MM-DD`; nothing when there is no such day. */
export function birthdayOf({ birthday_year, birthday_month, birthday_day }: RegistrationDraft) {
  if (!birthday_year || !birthday_month || !birthday_day) return
  const day = [String(birthday_year).padStart(4, '0'), ...[birthday_month, birthday_day].map((part) => String(part).padStart(2, '0'))].join('-')
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/** Whether a candidate born on this day (`YYYY-MM-DD`) has had their sixteenth birthday in Japan. */
export const isSixteen = (birthday: string, now: Date) => `${Number(birthday.slice(0, 4)) + 16}${birthday.slice(4)}` <= japanDay(now)
