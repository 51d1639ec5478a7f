import type { SiteFigures } from '#contract/companies/pages/site-figures.ts'
import { dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import { medianDays } from '#web/companies/figures/response-words.ts'

const names: [keyof SiteFigures['spread'], string][] = [
  ['same_day', '当日'],
  ['two_days', '1〜2日'],
  ['four_days', '3〜4日'],
  ['seven_days', '5〜7日'],
  ['longer', '8日以上'],
  ['mostly_silent', '返信なしが半分以上'],
]

/** What the site can prove of answers, in words; null while no company has figures. */
export function proofOf({ companies, cases, answered, median_answer_hours, spread, measured_at }: SiteFigures) {
  if (companies === 0 || !measured_at) return null
  return {
    share: Math.round((answered / cases) * 100),
    days: median_answer_hours === null ? null : medianDays(median_answer_hours),
    companies,
    cases,
    answered,
    day: dayWithWeekday(measured_at, measured_at),
    spread: names
      .map(([key, label]) => ({ key, label, percent: Math.round((spread[key] / companies) * 100), count: spread[key] }))
      .filter(({ key, count }) => count > 0 || key === 'mostly_silent'),
  }
}

export type Proof = NonNullable<ReturnType<typeof proofOf>>
