import { sql } from 'kysely'
import type { OwnStep, SelectionStepsOf, StepsOfJob } from '#contract/hiring/selection/own-steps.ts'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'

export type Place = { company_id: number; job_id: number | null }

const ownSteps = (db: Database, company_id: number) =>
  db
    .selectFrom('selection_steps')
    .select(['selection_steps.id', sql<OwnStep['step']>`step`.as('step'), 'name'])
    .where('selection_steps.company_id', '=', company_id)
    .where('removed_at', 'is', null)
    .orderBy('order_no')
    .orderBy('selection_steps.id')

/** The steps that were made for a job, or for the company; empty where none were. */
export const stepsMadeFor = (db: Database, { company_id, job_id }: Place): Promise<OwnStep[]> =>
  ownSteps(db, company_id).where('job_id', 'is not distinct from', job_id).execute()

/** The company's own steps that hold for a job, or for the company; empty: those of the specification. */
export async function stepsFor(db: Database, place: Place): Promise<OwnStep[]> {
  const ofJob = place.job_id ? await stepsMadeFor(db, place) : []
  return ofJob.length > 0 ? ofJob : stepsMadeFor(db, { ...place, job_id: null })
}

/** The jobs of a company that have their own steps, with these. */
export async function stepsOfJobs(db: Database, company_id: number): Promise<StepsOfJob[]> {
  const rows = await ownSteps(db, company_id).select('job_id').where('job_id', 'is not', null).execute()
  return [...Map.groupBy(rows, ({ job_id }) => job_id!)].map(([job_id, steps]) => ({ job_id, steps: steps.map(({ job_id: _job, ...step }) => step) }))
}

/** Not a guest: all others see the same conversations. */
const anybody = { id: '00000000-0000-0000-0000-000000000000', role: 'admin' }

/** The selections (`applications`) for which the steps of a place hold, as far as members see them: who blocked the company neither counts nor keeps a step. */
export const standsIn = ({ company_id, job_id }: Place) => sql<boolean>`(applications.company_id = ${company_id}
  and ${job_id === null ? sql`job_of_selection_steps(applications.job_id) is null` : sql`applications.job_id = ${job_id}`}
  and exists (select from threads where threads.id = applications.thread_id and ${isOfMember({ company_id, ...anybody })}))`

/** The same of people from outside (`outside_candidates`) with all that were merged with them. */
export const standsOutside = ({ company_id, job_id }: Place) => sql<boolean>`(outside_candidates.company_id = ${company_id}
  and ${job_id === null ? sql`job_of_selection_steps(outside_candidates.job_id) is null` : sql`outside_candidates.job_id = ${job_id}`})`

/** The job of a place; null where it is the company. Another company's is not found. */
export async function jobOf(db: Database, { company_id, job_id }: Place) {
  if (job_id === null) return null
  const job = await db
    .selectFrom('job_offers')
    .select(['id', 'position_title'])
    .where('id', '=', job_id)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  return job ?? fail('NOT_FOUND')
}

/** The steps of a company, or of one of its jobs, as its settings show them. */
export async function listSteps(db: Database, place: Place): Promise<SelectionStepsOf> {
  const job = await jobOf(db, place)
  const made = await stepsFor(db, place)
  const isOfJob = place.job_id !== null && (await stepsMadeFor(db, place)).length > 0
  const column = sql<number | null>`selection_step_of(company_id, ${place.job_id}::integer, step, step_id)`.as('step_id')
  const number = sql<number>`count(*)::int`.as('count')
  const counts = await db
    .selectFrom('applications')
    .select(['step', column, number])
    .where(standsIn(place))
    .groupBy(['step', sql`2`])
    .unionAll(db.selectFrom('outside_candidates').select(['step', column, number]).where(standsOutside(place)).groupBy(['step', sql`2`]))
    .execute()
  const names = (await selectionWords(db)).steps
  const steps =
    made.length > 0
      ? made
      : openSteps
          .filter((step) => !names.find(({ key }) => key === step)?.retired)
          .map((step) => ({ id: null, step, name: names.find(({ key }) => key === step)?.name ?? step }))
  const jobs = await db
    .selectFrom('job_offers')
    .select(['id', 'position_title'])
    .where('company_id', '=', place.company_id)
    .where(sql<boolean>`job_of_selection_steps(id) is not null`)
    .orderBy('id')
    .execute()
  return {
    from: isOfJob ? 'job' : made.length > 0 ? 'company' : 'site',
    steps: steps.map(({ id, step, name }) => ({
      id,
      step,
      name,
      applications: counts.filter((row) => (id === null ? row.step === step : row.step_id === id)).reduce((all, { count }) => all + count, 0),
    })),
    job,
    jobs,
  }
}
