import { DAY } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'

/** As far ahead as an answer can be put off or a message scheduled, in days. */
const FARTHEST = 60

/** The moment of a field, refused when it has passed or is too far ahead. */
export function timeAhead(field: 'send_at' | 'until', given: string, now: Date) {
  const time = new Date(given)
  if (time <= now) fail('INPUT_INVALID', [{ field, message: 'これからの日時を入力してください。' }])
  if (time.getTime() > now.getTime() + FARTHEST * DAY) fail('INPUT_INVALID', [{ field, message: `${FARTHEST}日以内の日時を入力してください。` }])
  return time
}
