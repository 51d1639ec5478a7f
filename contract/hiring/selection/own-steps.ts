import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { LONGEST_STEP, MOST_STEPS, type OpenStep, openSteps } from './step-limits.ts'

const step = z.enum(openSteps as [OpenStep, ...OpenStep[]], { error: '候補者に見える段階を選んでください。' }).meta({ example: 'first_interview' })
const name = z
  .string()
  .trim()
  .min(1, '段階の名前を入力してください。')
  .max(LONGEST_STEP, `段階の名前は${LONGEST_STEP}文字以内で入力してください。`)
  .meta({ example: '現場面接' })

/** The company's own step, and what it is called today; null where the specification's steps hold. No candidate reads either. */
export const AtOwnStep = {
  step_id: z.int().nullable().meta({ example: 12 }),
  step_name: z.string().nullable().meta({ example: '現場面接' }),
}

/** A step under a name of the company, and the step of the specification for which it stands: that one is what candidates see. */
export const OwnStep = z.object({ id: z.int().meta({ example: 12 }), step, name })
export type OwnStep = z.infer<typeof OwnStep>

/** The steps of a job that has its own. */
export const StepsOfJob = z.object({ job_id: z.int().meta({ example: 1 }), steps: z.array(OwnStep) })
export type StepsOfJob = z.infer<typeof StepsOfJob>

export const ToOwnStep = {
  /** Where the job has other steps than the one named, it means the step for which that one stands. */
  step_id: Id.optional().meta({ description: '自社の段階のID。', example: 12 }),
  /** The own step that the recruiter saw. */
  from_step_id: Id.optional().meta({ description: '移動する前の、自社の段階のID。', example: 11 }),
}

export const BoardSteps = {
  /** The columns of the board under the company's own names: those of the job asked for, or of the company; empty: the specification's. */
  own_steps: z.array(OwnStep),
  /** All at each of them; over all jobs, those of a job with its own steps count at the oldest that stands for the same step. */
  own_counts: z.array(z.object({ step_id: z.int().meta({ example: 12 }), count: z.int().meta({ example: 3 }) })),
  /** Over all jobs: those that have their own steps. */
  job_steps: z.array(StepsOfJob),
}

const Steps = z.object({
  /** Whose steps hold here: the specification's, the company's, or those of the job. */
  from: z.enum(['site', 'company', 'job']).meta({ example: 'company' }),
  /** In their order; `id` is null where the specification's hold. With the number of selections that stand there. */
  steps: z.array(z.object({ id: AtOwnStep.step_id, step, name, applications: z.int().meta({ example: 3 }) })),
  /** The job asked for. */
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  /** The jobs that have their own. */
  jobs: z.array(z.object({ id: z.int(), position_title: z.string() })),
})
export type SelectionStepsOf = z.infer<typeof Steps>

const path = '/company_users/selection_steps/'
const one = `${path}{step_id}/`
const tags = ['applications']
const step_id = Id.meta({ description: '自社の段階のID。', example: 12 })
const job_id = Id.optional().meta({ description: '求人のID。なければ、自社の段階。', example: 1 })
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, STEP_IN_USE, TOO_MANY_STEPS, MEETING_PROMISED } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND }

/** The steps of a selection in the company's own words, for all jobs or for one. No candidate reads a name. */
export const ownSteps = {
  list: forMember('see_settings').route({ method: 'GET', path, summary: '選考の段階を見る', tags }).input(z.object({ job_id })).output(Steps).errors(ours),
  /** Begins with a copy of those in force, to be changed. Begun already, it stays. */
  begin: forMember('change_settings')
    .route({ method: 'POST', path: '/company_users/selection_step_sets/', summary: '自社（または求人）の段階を作りはじめる', tags })
    .input(z.strictObject({ job_id }))
    .output(Steps)
    .errors(ours),
  /** Back to the steps of the company, or of the specification. Selections stay at the step that candidates see. */
  drop: forMember('change_settings')
    .route({ method: 'DELETE', path: '/company_users/selection_step_sets/', summary: '自社（または求人）の段階をやめる', tags })
    .input(z.strictObject({ job_id }).prefault({}))
    .output(Steps)
    .errors({ ...ours, STEP_IN_USE }),
  /** Behind those that stand for the same step. While it has none yet, the company or job begins with a copy. */
  add: forMember('change_settings')
    .route({ method: 'POST', path, summary: '段階を追加する', tags })
    .input(z.strictObject({ job_id, step, name }))
    .output(Steps)
    .errors({ ...ours, INPUT_INVALID, TOO_MANY_STEPS }),
  /** The step for which it stands changes only while no selection stands there. */
  change: forMember('change_settings')
    .route({ method: 'PATCH', path: one, summary: '段階の名前と、候補者に見える段階を変える', tags })
    .input(z.strictObject({ step_id, name: name.optional(), step: step.optional() }))
    .output(Steps)
    .errors({ ...ours, INPUT_INVALID, STEP_IN_USE }),
  place: forMember('change_settings')
    .route({ method: 'PUT', path: `${one}place/`, summary: '段階の順を変える', tags })
    .input(z.strictObject({ step_id, place: z.coerce.number().int().min(1).max(MOST_STEPS).meta({ example: 2 }) }))
    .output(Steps)
    .errors(ours),
  /** Where selections stand in it, `to` names the step of the same company or job to which they move; without it, it is refused. */
  remove: forMember('change_settings')
    .route({ method: 'DELETE', path: one, summary: '段階を削除し、そこにある選考を移す', tags })
    .input(z.strictObject({ step_id, to: Id.optional().meta({ description: '選考を移す先の段階のID。', example: 13 }) }))
    .output(Steps)
    .errors({ ...ours, INPUT_INVALID, STEP_IN_USE, MEETING_PROMISED }),
}
