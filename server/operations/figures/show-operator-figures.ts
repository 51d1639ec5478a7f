import type { FigureStep } from '#contract/operations/figures/operator-figure-names.ts'
import type { OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { daysBetween } from '#contract/hiring/analytics/figure-period.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { monthAfter, type Period, periodBefore, periodOf, spansOf } from '#server/hiring/analytics/period.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { companyFigures } from './company-figures.ts'
import { countSite, sumOf } from './count-site.ts'
import { supplyBalance } from './supply-balance.ts'
import { queueAges } from './queue-ages.ts'

/** As many companies as the page shows. */
const MOST_COMPANIES = 100

/** The figures of the whole site, in three readings and from the two indexes. */
export async function showOperatorFigures(
  context: OperatorContext,
  { step = 'week', all = false }: { step?: FigureStep | undefined; all?: boolean },
): Promise<OperatorFigures> {
  const { db, now, viewer } = context
  const period = periodOfStep(step, now())
  const before = periodBefore(period)
  const [days, queues, balance, { companies, total }] = await Promise.all([
    countSite(db, { since: before.since, until: period.until }),
    queueAges(db, now(), viewer),
    supplyBalance(context),
    companyFigures(db, { ...period, now: now(), ...(!all && { limit: MOST_COMPANIES }) }),
  ])
  return {
    step,
    since: period.since,
    until: period.until,
    parts: spansOf(period).map((span) => ({ ...span, counts: sumOf(days, span.begins_on, span.ends_on) })),
    totals: sumOf(days, period.since, period.until),
    before: sumOf(days, before.since, before.until),
    before_since: before.since,
    before_until: before.until,
    queues,
    balance,
    companies,
    companies_total: total,
  }
}

function periodOfStep(step: FigureStep, now: Date): Period {
  if (step !== 'month') return periodOf(step === 'day' ? 14 : 12 * 7, now)
  const until = japanDay(now)
  const since = monthAfter(until, -11)
  return { days: daysBetween(since, until), since, until }
}
