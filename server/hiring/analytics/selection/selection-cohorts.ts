import { sql } from 'kysely'
import { cohortDays, type CohortKey, cohortStages } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { Cohort } from '#contract/hiring/analytics/selection-figures.ts'
import { DAY, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { monthAfter, spansOf } from '../period.ts'
import { begunSelections } from './begun-selections.ts'

/** The month of today and the eleven before. */
const MONTHS = 12

const cells = cohortStages.flatMap((stage) => cohortDays.map((days) => ({ key: `${stage}_${days}` as CohortKey, column: `${stage}_at`, days })))

/** Of the selections that began in each month, how many came how far within 30, 60 and 90 days. What the last of a month had no time for yet is null. */
export async function selectionCohorts(db: Database, company_id: number, now: Date): Promise<Cohort[]> {
  const until = japanDay(now)
  const since = monthAfter(until, 1 - MONTHS)
  const { rows } = await sql<{ month: string; begun: number } & Record<CohortKey, number>>`
    with begun as (${begunSelections({ company_id, since, until })})
    select to_char(on_day, 'YYYY-MM') as month, count(*)::int as begun, ${sql.join(
      cells.map(
        ({ key, column, days }) => sql`count(*) filter (where ${sql.ref(column)} <= applied_at + make_interval(days => ${days}))::int as ${sql.ref(key)}`,
      ),
    )}
    from begun group by 1`.execute(db)
  return spansOf({ days: 366, since, until }).map(({ begins_on }) => {
    const month = begins_on.slice(0, 7)
    const row = rows.find((one) => one.month === month)
    const over = Date.parse(startOfDay(monthAfter(begins_on)))
    const reached = cells.map(({ key, days }) => [key, over + days * DAY <= now.getTime() ? (row?.[key] ?? 0) : null])
    return { month, begun: row?.begun ?? 0, reached: Object.fromEntries(reached) as Cohort['reached'] }
  })
}
