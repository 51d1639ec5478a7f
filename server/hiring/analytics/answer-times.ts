import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import type { ResponseCase } from '#contract/hiring/response-ledger/response-cases.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'

const { day } = responseRules

/** How long those waited who began in a period, by the same cases that the response figures count. */
export function answerTimes(cases: ResponseCase[], since: Date): Analytics['answer_times'] {
  const times = cases
    .filter(({ began_at, state }) => began_at >= since.getTime() && (state === 'answered' || state === 'silent'))
    .map(({ state, answer_time }) => (state === 'answered' ? (answer_time ?? Infinity) : Infinity))
  const between = (from: number, to: number) => times.filter((time) => time > from && time <= to).length
  return {
    one_day: between(-1, day),
    three_days: between(day, 3 * day),
    seven_days: between(3 * day, 7 * day),
    later: between(7 * day, Number.MAX_SAFE_INTEGER),
    silent: times.filter((time) => time === Infinity).length,
  }
}
