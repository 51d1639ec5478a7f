import { fail } from '#server/fail.ts'

/** Times are told without their year: one that is mistyped would be read as this one. */
const FARTHEST = 365 * 86_400_000

/** Each once, in their order, none that has passed, and all within a year. */
export function timesAhead(given: string[], now: Date, field = 'slots') {
  const times = [...new Set(given.map((slot) => Date.parse(slot)))].toSorted((one, other) => one - other)
  const isPast = times.some((time) => time <= now.getTime())
  if (isPast) fail('INPUT_INVALID', [{ field, message: 'これからの日時を入力してください。' }])
  if (times.some((time) => time > now.getTime() + FARTHEST)) fail('INPUT_INVALID', [{ field, message: '1年以内の日時を入力してください。' }])
  return times.map((time) => new Date(time).toISOString())
}
