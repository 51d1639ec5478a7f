import { sql } from 'kysely'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Place, stepsFor } from './own-steps.ts'

/** Where a selection stands. */
type Held = { step: SelectionStep; step_id: number | null }

/**
 * Where a selection goes: to the step of the company that is named, or to the first that it has for a step of the specification. One of the company, of a job that
 * has its own steps, means the step for which it stands; so one can move selections of several jobs together.
 */
export async function targetOf(
  db: Database,
  place: Place,
  held: Held,
  { step, step_id }: { step?: SelectionStep | undefined; step_id?: number | undefined },
): Promise<Held> {
  const own = await stepsFor(db, place)
  const named = step_id === undefined ? undefined : await lockStep(db, place.company_id, step_id)
  if (named && step && named.step !== step) fail('INPUT_INVALID', [notOffered])
  if (named && own.some(({ id }) => id === named.id)) return { step: named.step, step_id: named.id }
  if (named && named.job_id !== null) fail('INPUT_INVALID', [notOffered])
  const to = named?.step ?? step ?? held.step
  return to === held.step ? { step: to, step_id: held.step_id } : { step: to, step_id: own.find((one) => one.step === to)?.id ?? null }
}

export const notOffered = { field: 'step', message: '選べる項目ではありません。選び直してください。' }

/** A step of the company that stays while somebody is moved to it. */
async function lockStep(db: Database, company_id: number, id: number) {
  const found = await db
    .selectFrom('selection_steps')
    .select(['id', 'job_id', sql<SelectionStep>`step`.as('step')])
    .where('id', '=', id)
    .where('company_id', '=', company_id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found ?? fail('NOT_FOUND')
}
