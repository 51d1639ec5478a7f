import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { fail } from '#server/fail.ts'

/** A job of the worker, locked until the transaction ends. Mails have a separate queue; running jobs are left alone. */
export async function holdTask(db: Database, id: number) {
  const { rows } = await sql<{ task: string; locked_at: string | null }>`
    select tasks.identifier as task, jobs.locked_at from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${id} and tasks.identifier <> 'deliver_mail' for update of jobs`.execute(db)
  const job = rows[0] ?? fail('NOT_FOUND')
  if (job.locked_at) fail('TASK_RUNNING')
  return job
}
