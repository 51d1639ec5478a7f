import { type RawBuilder, sql } from 'kysely'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Whose steps the figures name: of a job, or of the company over all jobs. Without own ones, those of the specification. */
export type Columns = { job_id: number | null; own: OwnStep[] }

/** The figures of steps in their order: the own ones, then those of the specification for which nothing own stands and that some came to. */
export const columnsOf = (own: OwnStep[]) => [
  ...own.map(({ id, step, name }) => ({ step: step as SelectionStep, step_id: id as number | null, step_name: name as string | null })),
  ...openSteps.filter((step) => !own.some((one) => one.step === step)).map((step) => ({ step: step as SelectionStep, step_id: null, step_name: null })),
]

/** The own step of a line, where there are any. */
export const ownStepOf = ({ job_id, own }: Columns, company: string, line: string) =>
  own.length === 0
    ? sql<number | null>`null::integer`
    : sql<number | null>`selection_step_of(${sql.ref(`${company}.company_id`)}, ${job_id}::integer, ${sql.ref(`${line}.step`)}, ${sql.ref(`${line}.step_id`)})`

/** The steps at which each of the selections (`applications`) that a condition names was at any time. */
export const beenAt = (isMeant: RawBuilder<unknown>, columns: Columns) => sql`
    select id, step, ${ownStepOf(columns, 'been', 'been')} as step_id from (
      select id, company_id, step, step_id from applications where ${isMeant}
      union select begun.id, begun.company_id, application_steps.step, application_steps.step_id
        from (select id, company_id from applications where ${isMeant}) as begun join application_steps on application_id = begun.id
    ) as been`

/** Of the selections that a condition names, how many were at a step at any time; all began. */
export async function funnel(db: Database, isMeant: RawBuilder<unknown>, columns: Columns) {
  const { rows } = await sql<{ step: string; step_id: number | null; count: number }>`
    with named as (${beenAt(isMeant, columns)})
    select step, step_id, count(distinct id)::int as count from named group by step, step_id
    union all select 'begun', null, count(*)::int from applications where ${isMeant}
    union all select 'offered', null, count(distinct id)::int from named where step = 'offer'`.execute(db)
  const countOf = (of: string, own: number | null = null) => rows.find(({ step, step_id }) => step === of && step_id === own)?.count ?? 0
  const all = columnsOf(columns.own)
  const entry = all.find(({ step }) => step === 'entry')
  const counts = all.map((column) => ({ ...column, count: column === entry ? countOf('begun') : countOf(column.step, column.step_id) }))
  return {
    funnel: counts.filter(({ step_id, count }) => columns.own.length === 0 || step_id !== null || count > 0),
    offered: countOf('offered'),
  }
}
