import { DAY, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'

/** So many days before the last day for an answer, at nine in the morning, both sides are reminded once. */
export const REMINDED_DAYS = 2

/** The day in Japan of the reminder; none where the offer was sent on that day or later: who has just read it needs none. */
export function offerReminderDay({ sent_at, answer_due_on }: { sent_at: string; answer_due_on: string }) {
  const day = japanDay(Date.parse(startOfDay(answer_due_on)) - REMINDED_DAYS * DAY)
  return day > japanDay(sent_at) ? day : null
}
