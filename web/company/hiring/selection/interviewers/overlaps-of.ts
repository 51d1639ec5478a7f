import type { BusyTime, Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { SUGGESTED_DAYS } from '#contract/hiring/calendars/usual-week.ts'
import { DAY, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'

/** `busy` is null where nothing is planned, but the member meets nobody at that time. */
export type Overlap = { slot: number; member: string; busy: BusyTime | null }

const MINUTE = 60_000

/** Which of the offered times lie upon a time at which one of the members is taken, or outside of the times that they saved. An unreadable time overlaps nothing. */
export const overlapsOf = (slots: string[], minutes: number, members: Interviewer[], now: Date): Overlap[] =>
  slots.flatMap((slot, at) => {
    const start = Date.parse(slot)
    if (Number.isNaN(start)) return []
    return members.flatMap((member): Overlap[] => {
      const of = { slot: at + 1, member: member.name }
      const planned = member.busy.filter(
        (one) => Date.parse(one.starts_at) < start + minutes * MINUTE && start < Date.parse(one.starts_at) + one.minutes * MINUTE,
      )
      if (planned.length > 0) return planned.map((busy) => ({ ...of, busy }))
      return isOutside(member, start, minutes, now) ? [{ ...of, busy: null }] : []
    })
  })

/** Only where the member saved a week, and within the days for which their free times are known. */
function isOutside({ has_week, free }: Interviewer, start: number, minutes: number, now: Date) {
  const tomorrow = Date.parse(startOfDay(japanDay(now))) + DAY
  if (!has_week || start < tomorrow || start >= tomorrow + SUGGESTED_DAYS * DAY) return false
  const isIn = ({ starts_at, minutes: open }: Interviewer['free'][number]) =>
    Date.parse(starts_at) <= start && start + minutes * MINUTE <= Date.parse(starts_at) + open * MINUTE
  return !free.some(isIn)
}
