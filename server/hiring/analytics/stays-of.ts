import { type RawBuilder, sql } from 'kysely'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Stay = { step: SelectionStep; count: number; median_days: number }

/** How long selections stayed at each step. A stay begins with a step that is another than the one before, and ends with the next of these; lines that only note something count for neither. */
export async function staysOf(db: Database, isMeant: RawBuilder<unknown>): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    with lines as (
      select steps.application_id, steps.id, steps.at, steps.step, lag(steps.step) over (partition by steps.application_id order by steps.id) as before
      from application_steps as steps where steps.application_id in (select applications.id from applications where ${isMeant})
    ), stays as (
      select step, lead(at) over (partition by application_id order by id) - at as stay from lines where step is distinct from before
    )
    select step, count(*)::int as count, round((percentile_cont(0.5) within group (order by extract(epoch from stay)) / 86400)::numeric, 1)::float as median_days
    from stays where stay is not null and step <> 'end' group by step`.execute(db)
  const order = Object.keys(selectionSteps) as SelectionStep[]
  return rows.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
}
