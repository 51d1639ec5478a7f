import { z } from 'zod'
import { analyticsDays } from '#contract/hiring/analytics/analytics-days.ts'
import { isPeriod } from '#contract/hiring/analytics/figure-period.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'

const Days = z.object({ from: KnownDay, to: KnownDay }).refine(({ from, to }) => isPeriod(from, to))

/** The period that an address asks for; one that cannot be counted is the last 30 days. */
export function askedPeriod(params: URLSearchParams) {
  const chosen = Days.safeParse({ from: params.get('from'), to: params.get('to') })
  if (chosen.success) return chosen.data
  return { days: askedDays(params) }
}

/** The number of days that an address asks for, one of the three. */
export const askedDays = (params: URLSearchParams) => analyticsDays.find((one) => String(one) === params.get('days')) ?? 30

type AskedPeriod = ReturnType<typeof askedPeriod>

/** The period as the part of an address after its question mark. */
export const periodQuery = (asked: AskedPeriod) =>
  String(new URLSearchParams('days' in asked ? { days: String(asked.days) } : { from: asked.from, to: asked.to }))

/** Whether somebody asked for days that are no period. */
export const isRefusedPeriod = (params: URLSearchParams) => Boolean(params.get('from') || params.get('to')) && 'days' in askedPeriod(params)
