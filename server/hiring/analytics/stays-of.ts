import { type RawBuilder, sql } from 'kysely'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Columns, columnsOf, ownStepOf } from './funnel.ts'

type Stay = { step: SelectionStep; step_id: number | null; count: number; median_days: number }

/**
 * The stays of selections at steps that they left again, with how long each was. A stay begins with a step that is another than the one before, and ends with the
 * next of these; lines that only note something count for neither.
 */
export const staysAt = (isMeant: RawBuilder<unknown>, columns: Columns) => sql`
    with named as (
      select steps.application_id, steps.id, steps.at, steps.step, ${ownStepOf(columns, 'applications', 'steps')} as step_id
      from application_steps as steps join applications on applications.id = steps.application_id where ${isMeant}
    ), lines as (
      select *, lag(step) over places as before, lag(step_id) over places as id_before from named window places as (partition by application_id order by id)
    ), stays as (
      select application_id, step, step_id, lead(at) over (partition by application_id order by id) - at as stay
      from lines where step is distinct from before or step_id is distinct from id_before
    )
    select application_id, step, step_id, stay from stays where stay is not null and step <> 'end'`

/** How long selections stayed at each step. */
export async function staysOf(db: Database, isMeant: RawBuilder<unknown>, columns: Columns) {
  const { rows } = await sql<Stay>`
    select step, step_id, count(*)::int as count, round((percentile_cont(0.5) within group (order by extract(epoch from stay)) / 86400)::numeric, 1)::float as median_days
    from (${staysAt(isMeant, columns)}) as stays group by step, step_id`.execute(db)
  return columnsOf(columns.own).flatMap((column) => {
    const stay = rows.find(({ step, step_id }) => step === column.step && step_id === column.step_id)
    return stay ? [{ ...column, count: stay.count, median_days: stay.median_days }] : []
  })
}
