import { sql } from 'kysely'
import { runOnce, type TaskList } from 'graphile-worker'
import type { Database } from '../database/connect.ts'
import { today } from '#server/testing.ts'
import type { TaskContext } from './task-context.ts'
import { taskList } from './task-list.ts'
import type { TaskName } from './task-payloads.ts'
import { tasks } from '#server/tasks.ts'
import { workerLogger } from '../logging/worker-logger.ts'
import { workerPool } from './worker.ts'

/** The jobs that wait, also within a transaction. It leaves out the jobs that each start of a server enqueues in the database that tests share. */
export async function waitingJobs(db: Database) {
  const { rows } = await sql<{ task: TaskName; payload: Record<string, unknown> }>`
    select identifier as task, payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier not in ('seal_files', 'refresh_search_texts', 'fill_stated_conditions') order by jobs.id
  `.execute(db)
  return rows
}

/** Does every job that is due in this database, as the worker would, and comes back. */
export async function runJobs(url: string, context: Partial<TaskContext> & Pick<TaskContext, 'db'>, handlers = tasks as Parameters<typeof taskList>[0]) {
  const pgPool = workerPool(url, 3)
  const whole = { jobIndex: undefined as never, now: () => today, smtp: undefined, ...context }
  await runOnce({
    pgPool,
    taskList: dueOnly(
      taskList(handlers, () => whole),
      whole.now,
    ),
    logger: workerLogger,
    noHandleSignals: true,
  }).finally(() => pgPool.end())
}

/** As late as no test looks. */
const NEVER = new Date('9999-01-01T00:00:00Z')

/**
 * The worker asks the database's clock. A job for a time that has passed there, and is still to come by the test's clock, waits on: else its handler would enqueue it
 * again and again.
 */
const dueOnly = (tasks: TaskList, now: () => Date): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, NonNullable<TaskList[string]>] => [
      name,
      async (payload, helpers) => {
        const { run_at, created_at, max_attempts } = helpers.job
        if (run_at < created_at && run_at > now()) await helpers.addJob(name, payload, { runAt: NEVER, maxAttempts: max_attempts })
        else await task?.(payload, helpers)
      },
    ]),
  )

/** What failed is due again at once. */
export const makeDue = (db: Database) => sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(db)
