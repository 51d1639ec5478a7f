import { sql } from 'kysely'
import { cohortDays, type CohortKey, cohortStages } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { Cohort } from '#contract/hiring/analytics/selection-figures.ts'
import { DAY, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import { monthAfter, spansOf } from '../period.ts'

/** The month of today and the eleven before. */
const MONTHS = 12

const cells = cohortStages.flatMap((stage) => cohortDays.map((days) => ({ key: `${stage}_${days}` as CohortKey, column: `${stage}_at`, days })))

/** The first day of the first month. */
export const cohortsSince = (now: Date) => monthAfter(japanDay(now), 1 - MONTHS)

/** Of selections that began, how many came how far within 30, 60 and 90 days, as one object. */
export const reachedInTime = sql<Record<CohortKey, number>>`json_build_object(${sql.join(
  cells.flatMap(({ key, column, days }) => [
    sql`${key}::text`,
    sql`count(*) filter (where ${sql.ref(column)} <= applied_at + make_interval(days => ${days}::integer))`,
  ]),
)})`

type Month = { key: string | null; begun: number; reached: Record<CohortKey, number> | null }

/** Each month with how far its selections came. What the last of a month had no time for yet is null. */
export function cohortsOf(rows: Month[], now: Date): Cohort[] {
  return spansOf({ days: 366, since: cohortsSince(now), until: japanDay(now) }).map(({ begins_on }) => {
    const month = begins_on.slice(0, 7)
    const row = rows.find(({ key }) => key === month)
    const over = Date.parse(startOfDay(monthAfter(begins_on)))
    const reached = cells.map(({ key, days }) => [key, over + days * DAY <= now.getTime() ? (row?.reached?.[key] ?? 0) : null])
    return { month, begun: row?.begun ?? 0, reached: Object.fromEntries(reached) as Cohort['reached'] }
  })
}
