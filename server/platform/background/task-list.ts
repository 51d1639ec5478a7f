import type { JobHelpers, TaskList } from 'graphile-worker'
import { deadlocks } from '../database/in-transaction.ts'
import { logger } from '../logging/logger.ts'
import type { TaskContext, TaskRun } from './task-context.ts'

type Handler = (run: TaskRun, payload: never) => Promise<unknown>
/** The operations that do the tasks, by the name under which a task waits. */
export type Handlers = Record<string, Handler>

/** The table of tasks as the worker wants it. Each job asks for the current context, because the job index changes. */
export const taskList = (tasks: Handlers, contextNow: () => TaskContext): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, handler]) => [name, (payload: unknown, { job }: JobHelpers) => run(name, handler, payload, contextNow(), job)]),
  )

async function run(task: string, handler: Handler, payload: unknown, context: TaskContext, { id, attempts, max_attempts }: JobHelpers['job']) {
  const isLastTry = attempts >= max_attempts
  try {
    await handler({ ...context, isLastTry }, payload as never)
  } catch (error) {
    deadlocks.note(error)
    logger[isLastTry ? 'error' : 'warn']({ err: error, task, job: id, attempt: attempts }, isLastTry ? 'task given up' : 'task failed')
    throw withoutWords(error)
  }
}

/** The worker stores an error's message with the job; this one holds no user's data. */
function withoutWords(error: unknown) {
  if (!(error instanceof Error)) return new Error(typeof error)
  return new Error('code' in error && typeof error.code === 'string' ? error.code : error.name)
}
