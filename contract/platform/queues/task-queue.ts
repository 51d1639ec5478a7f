import { z } from 'zod'
import { Done } from '../done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'
import { sortBy } from '../list-sort.ts'
import { Page } from '../page.ts'
import { Timestamp } from '../text/timestamp.ts'
import { guarded, writing } from '../errors/guarded.ts'
import { WholeNumber } from '../text/whole-number.ts'

/** `failing`: tried, and to be tried again. `given_up`: nobody tries any more. */
export const TaskState = z.enum(['waiting', 'running', 'failing', 'given_up'])
export type TaskState = z.infer<typeof TaskState>

/** A job of the worker, without what it is about. */
export const QueuedTask = z.object({
  id: z.int(),
  task: z.string().meta({ example: 'deliver_webhook' }),
  state: TaskState.meta({ example: 'given_up' }),
  run_at: Timestamp,
  created_at: Timestamp,
  attempts: z.int().meta({ example: 12 }),
  max_attempts: z.int().meta({ example: 12 }),
  /** The kind of the last error: a name or a code, never its words. */
  last_error: z.string().meta({ example: 'ECONNREFUSED' }),
  locked_at: Timestamp.nullable(),
})
export type QueuedTask = z.infer<typeof QueuedTask>

/** What happens by the clock. */
export const TimedTask = z.object({
  task: z.string().meta({ example: 'purge_mails' }),
  /** When it was last begun; null when it never was here. */
  last_run_at: Timestamp.nullable().meta({ example: '2026-11-21T04:10:00+09:00' }),
  next_run_at: Timestamp.nullable().meta({ example: '2026-11-22T04:10:00+09:00' }),
  /** A run was due and did not happen. */
  is_late: z.boolean(),
})
export type TimedTask = z.infer<typeof TimedTask>

export const TaskSearch = Page.extend({
  task: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional()
    .meta({ description: '仕事の名前。', example: 'deliver_webhook' }),
  task_state: TaskState.optional().meta({ description: '仕事の状態（waiting・running・failing・given_up）。', example: 'given_up' }),
  sort: sortBy('next', 'task', 'state', 'attempts', 'error'),
})
export type TaskSearch = z.infer<typeof TaskSearch>

const tags = ['operators']
const task = z.strictObject({ task_id: WholeNumber(1, Number.MAX_SAFE_INTEGER).meta({ description: '仕事の番号。', example: 12 }) })
const refusals = { ...writing, NOT_FOUND: errors.NOT_FOUND, TASK_RUNNING: errors.TASK_RUNNING }

export const taskQueue = {
  tasks: {
    list: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/tasks/', summary: 'ジョブキューと、時刻で動くものを見る', tags })
      .input(TaskSearch)
      .output(
        z.object({
          tasks: z.array(QueuedTask),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          counts: z.object({ waiting: z.int(), running: z.int(), failing: z.int(), given_up: z.int() }),
          names: z.array(z.string()).meta({ example: ['deliver_webhook'] }),
          timed: z.array(TimedTask),
        }),
      )
      .errors(guarded),
    /** At once, with all its tries before it. Mails are tried again in their own queue. */
    retry: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/tasks/{task_id}/retries/', summary: '仕事をもう一度する', tags })
      .input(task)
      .output(Done)
      .errors(refusals),
    give_up: forOperator('run_system')
      .route({ method: 'PUT', path: '/operators/tasks/{task_id}/stop/', summary: '仕事をあきらめる', tags })
      .input(task)
      .output(Done)
      .errors(refusals),
  },
}
