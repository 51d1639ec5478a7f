import { type RawBuilder, sql } from 'kysely'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'

const steps = (Object.keys(selectionSteps) as SelectionStep[]).filter((step) => step !== 'end')

/** Of the selections (`applications`) that a condition names, how many were at a step at any time; all began. */
export async function funnel(db: Database, isMeant: RawBuilder<unknown>) {
  const { rows } = await sql<{ step: SelectionStep; count: number }>`
    with begun as (select id, step from applications where ${isMeant}), been as (
      select id, step from begun union select begun.id, application_steps.step from begun join application_steps on application_id = begun.id
    )
    select step, count(distinct id)::int as count from been group by step
    union all select 'begun', count(*)::int from begun`.execute(db)
  const countOf = (step: string) => rows.find((row) => row.step === step)?.count ?? 0
  return steps.map((step) => ({ step, count: countOf(step === 'entry' ? 'begun' : step) }))
}
