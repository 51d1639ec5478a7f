import { sql } from 'kysely'
import { runOnce } from 'graphile-worker'
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
    where identifier not in ('seal_files', 'refresh_search_texts') order by jobs.id
  `.execute(db)
  return rows
}

/** Does every job that is due in this database, as the worker would, and comes back. */
export async function runJobs(url: string, context: Partial<TaskContext> & Pick<TaskContext, 'db'>, handlers = tasks as Parameters<typeof taskList>[0]) {
  const pgPool = workerPool(url, 3)
  const whole = { jobIndex: undefined as never, now: () => today, smtp: undefined, ...context }
  await runOnce({ pgPool, taskList: taskList(handlers, () => whole), logger: workerLogger, noHandleSignals: true }).finally(() => pgPool.end())
}

/** What failed is due again at once. */
export const makeDue = (db: Database) => sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(db)
