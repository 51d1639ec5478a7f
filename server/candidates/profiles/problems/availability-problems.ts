import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

/** Spans that end before they begin, or lie over another of the same day. */
export const availabilityProblems = (spans: AdvancedProfile['availabilities']): Problem[] =>
  spans.flatMap(({ weekday, from_minute, to_minute }, index) => {
    const at = (name: string, message: string) => [{ field: `availabilities.${index}.${name}`, message }]
    if (to_minute <= from_minute) return at('to_minute', '終わりは、始まりより後の時刻にしてください。')
    const isOverlapping = spans.slice(0, index).some((other) => other.weekday === weekday && other.from_minute < to_minute && from_minute < other.to_minute)
    return isOverlapping ? at('from_minute', '同じ曜日の、ほかの時間と重なっています。') : []
  })
