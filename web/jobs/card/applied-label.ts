import type { Job } from '#contract/jobs/postings/jobs.ts'
import { DAY, japanDay } from '#web/ui/text/japan-day.ts'

/** 応募済み, with the day until which the company's answer is due; says as plainly when that day passed without one. */
export function appliedLabel({ is_applied_by_me, answer_due_at }: Pick<Job, 'is_applied_by_me' | 'answer_due_at'>, now: Date) {
  if (!is_applied_by_me) return null
  if (!answer_due_at) return '応募済み'
  return Date.parse(answer_due_at) < now.getTime() ? '応募済み・返信なし' : `応募済み・${new Date(japanDay(answer_due_at) * DAY).getUTCDate()}日まで`
}
