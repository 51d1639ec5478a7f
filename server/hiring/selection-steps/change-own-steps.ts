import { sql } from 'kysely'
import type { OwnStep, SelectionStepsOf } from '#contract/hiring/selection/own-steps.ts'
import { MOST_STEPS, type OpenStep, openSteps } from '#contract/hiring/selection/step-limits.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { listSteps, type Place, jobOf, standsIn, standsOutside, stepsFor, stepsMadeFor } from './own-steps.ts'

/** One after the other: of two members who change the steps at once, the second changes what the first left. */
const lockSteps = (db: Database, company_id: number) =>
  db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Gives a company or job its own steps: a copy of those that held, with every selection where it stood. */
export async function beginSteps(db: Database, place: Place): Promise<SelectionStepsOf> {
  await lockSteps(db, place.company_id)
  await jobOf(db, place)
  if ((await stepsMadeFor(db, place)).length > 0) return listSteps(db, place)
  const known: (Omit<OwnStep, 'id'> & { id: number | null })[] = await stepsFor(db, place)
  const { steps } = known.length > 0 ? { steps: known } : await listSteps(db, place)
  // Read before the copy holds: afterwards nothing stands at the steps that it replaces.
  const standing = await db
    .selectFrom('applications')
    .select(['id', 'step', sql<number | null>`selection_step_of(company_id, null, step, step_id)`.as('step_id')])
    .where(place.job_id === null ? standsIn(place) : sql<boolean>`company_id = ${place.company_id} and job_id = ${place.job_id}`)
    .where('step', '<>', 'end')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const outside = await db
    .selectFrom('outside_candidates')
    .select(['id', 'step', sql<number | null>`selection_step_of(company_id, null, step, step_id)`.as('step_id')])
    .where(standsOutside(place))
    .where('step', '<>', 'end')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const [order_no, { id, step, name }] of steps.entries()) {
    const copy = await insertStep(db, { ...place, step, name, order_no })
    const here = standing.filter((one) => (id === null ? one.step === step : one.step_id === id)).map((one) => one.id)
    if (here.length > 0) await db.updateTable('applications').set({ step_id: copy }).where('id', 'in', here).execute()
    const there = outside.filter((one) => (id === null ? one.step === step : one.step_id === id)).map((one) => one.id)
    if (there.length > 0) await db.updateTable('outside_candidates').set({ step_id: copy }).where('id', 'in', there).execute()
  }
  return listSteps(db, place)
}

async function insertStep(db: Database, values: Place & Omit<OwnStep, 'id'> & { order_no: number }) {
  const { id } = await db.insertInto('selection_steps').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Takes the own steps away. Every selection stays at its step of the specification, which candidates see; where nothing stands for that one any more, it is refused. */
export async function dropSteps(db: Database, place: Place, now: Date): Promise<SelectionStepsOf> {
  await lockSteps(db, place.company_id)
  await jobOf(db, place)
  const next = place.job_id === null ? [] : await stepsMadeFor(db, { ...place, job_id: null })
  await db
    .updateTable('selection_steps')
    .set({ removed_at: now.toISOString() })
    .where('company_id', '=', place.company_id)
    .where('job_id', 'is not distinct from', place.job_id)
    .where('removed_at', 'is', null)
    .execute()
  if (next.length > 0) {
    const lost = await db
      .selectFrom('applications')
      .select('id')
      .where('company_id', '=', place.company_id)
      .where('job_id', '=', place.job_id)
      .where('step', 'not in', ['end', ...next.map(({ step }) => step)])
      .executeTakeFirst()
    const isLostOutside = await db
      .selectFrom('outside_candidates')
      .select('id')
      .where('company_id', '=', place.company_id)
      .where('job_id', '=', place.job_id)
      .where('step', 'not in', ['end', ...next.map(({ step }) => step)])
      .executeTakeFirst()
    if (lost ?? isLostOutside) fail('STEP_IN_USE')
  }
  await db
    .updateTable('applications')
    .set({ step_id: sql`selection_step_of(company_id, job_id, step, null)` })
    .where('company_id', '=', place.company_id)
    .where(place.job_id === null ? sql<boolean>`job_of_selection_steps(job_id) is null` : sql<boolean>`job_id = ${place.job_id}`)
    .where('step_id', 'is not', null)
    .execute()
  await db
    .updateTable('outside_candidates')
    .set({ step_id: sql`selection_step_of(company_id, job_id, step, null)` })
    .where(standsOutside(place))
    .where('step_id', 'is not', null)
    .execute()
  return listSteps(db, place)
}

/** Puts a new step behind those that stand for the same one, or for one before it. */
export async function addStep(db: Database, { step, name, ...place }: Place & { step: OpenStep; name: string }): Promise<SelectionStepsOf> {
  await beginSteps(db, place)
  const steps = await stepsMadeFor(db, place)
  if (steps.length >= MOST_STEPS) fail('TOO_MANY_STEPS')
  refuseSameName(steps, name)
  const at = steps.findLastIndex((one) => openSteps.indexOf(one.step) <= openSteps.indexOf(step)) + 1
  const id = await insertStep(db, { ...place, step, name, order_no: MOST_STEPS })
  await orderSteps(db, steps.map((one) => one.id).toSpliced(at, 0, id))
  return listSteps(db, place)
}

function refuseSameName(steps: OwnStep[], name: string) {
  if (steps.some((one) => one.name === name)) fail('INPUT_INVALID', [{ field: 'name', message: '同じ名前の段階があります。' }])
}

async function orderSteps(db: Database, ids: number[]) {
  for (const [order_no, id] of ids.entries()) await db.updateTable('selection_steps').set({ order_no }).where('id', '=', id).execute()
}

/** A step of the company with the place of which it is; another company's is not found. */
export async function findStep(db: Database, company_id: number, step_id: number) {
  await lockSteps(db, company_id)
  const found = await db
    .selectFrom('selection_steps')
    .select(['id', 'job_id', sql<OwnStep['step']>`step`.as('step'), 'name'])
    .where('id', '=', step_id)
    .where('company_id', '=', company_id)
    .where('removed_at', 'is', null)
    // A member who moves somebody here holds the step until they are there.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const place = { company_id, job_id: found.job_id }
  return { found, place, steps: await stepsMadeFor(db, place) }
}

/** Renames a step, or says for which step of the specification it stands; the latter would move whom it holds, so it is refused then. */
export async function changeStep(
  db: Database,
  company_id: number,
  { step_id, name, step }: { step_id: number; name?: string | undefined; step?: OpenStep | undefined },
): Promise<SelectionStepsOf> {
  const { found, place, steps } = await findStep(db, company_id, step_id)
  const others = steps.filter(({ id }) => id !== step_id)
  if (name) refuseSameName(others, name)
  if (step && step !== found.step) {
    refuseWithoutEntry(others, step)
    if ((await selectionsAt(db, place, found)).length > 0 || (await outsideAt(db, place, found)).length > 0) fail('STEP_IN_USE')
  }
  if (name || step)
    await db
      .updateTable('selection_steps')
      .set({ ...(name && { name }), ...(step && { step }) })
      .where('id', '=', step_id)
      .execute()
  return listSteps(db, place)
}

/** Applications begin there. */
export function refuseWithoutEntry(others: OwnStep[], step?: OpenStep) {
  if (step !== 'entry' && !others.some((one) => one.step === 'entry'))
    fail('INPUT_INVALID', [{ field: 'step', message: '応募が入る「エントリー」の段階は、1つ必要です。' }])
}

/** Who stands at a step. */
export const selectionsAt = (db: Database, place: Place, { id, step }: Pick<OwnStep, 'id' | 'step'>) =>
  db
    .selectFrom('applications')
    .select('id')
    .where(standsIn(place))
    .where('step', '=', step)
    .where(sql<boolean>`selection_step_of(company_id, ${place.job_id}::integer, step, step_id) = ${id}`)
    .orderBy('id')
    .execute()

/** The people from outside who stand there, held until the transaction ends. */
export const outsideAt = (db: Database, place: Place, { id, step }: Pick<OwnStep, 'id' | 'step'>) =>
  db
    .selectFrom('outside_candidates')
    .select(['id', 'consented_at'])
    .where(standsOutside(place))
    .where('step', '=', step)
    .where(sql<boolean>`selection_step_of(company_id, ${place.job_id}::integer, step, step_id) = ${id}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function placeStep(db: Database, company_id: number, { step_id, place: at }: { step_id: number; place: number }): Promise<SelectionStepsOf> {
  const { place, steps } = await findStep(db, company_id, step_id)
  const others = steps.map(({ id }) => id).filter((id) => id !== step_id)
  await orderSteps(db, others.toSpliced(at - 1, 0, step_id))
  return listSteps(db, place)
}
