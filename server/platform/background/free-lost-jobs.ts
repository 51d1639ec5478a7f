import { sql } from 'kysely'
import type { TaskRun } from './task-context.ts'

/** Two numbers name an advisory lock: this one names the purpose, a hash of the worker's name names the owner. */
export const ALIVE = 1_636_052_418

/**
 * A killed process still owns its jobs, for four hours if nothing frees them. Each worker holds a lock that ends with the process: a worker without one is
 * dead.
 */
export async function freeLostJobs({ db }: TaskRun) {
  await sql`
    with held as (
      select locked_by, locked_at from graphile_worker._private_jobs union select locked_by, locked_at from graphile_worker._private_job_queues
    ), dead as (
      select locked_by from held where locked_by is not null group by locked_by
      -- A worker that has just begun may not have its lock yet.
      having max(locked_at) < now() - interval '1 minute' and pg_try_advisory_xact_lock(${ALIVE}, hashtext(locked_by))
    )
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0
  `.execute(db)
}
