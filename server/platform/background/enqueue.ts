import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { TaskName, TaskPayload } from './task-payloads.ts'

type Options = {
  /** Not before. */
  runAt?: Date
  /** A second job of this key takes the place of the first while that still waits. */
  key?: string
  /** A job that waits under the key keeps its time, however often it is enqueued again. */
  keepsTime?: boolean
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** After about 16 hours, in ever longer pauses, a job is given up. */
  tries?: number
}

export const TRIES = 12

/** Lets the worker do this after the commit of `db`'s transaction; without a commit it never was. */
export async function enqueue<Name extends TaskName>(db: Database, task: Name, payload: TaskPayload<Name>, options: Options = {}): Promise<void> {
  const { runAt, key, keepsTime = false, queue, tries = TRIES } = options
  await sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}, run_at => ${runAt ?? null},
    max_attempts => ${tries}, job_key => ${key ?? null}, job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'})`.execute(db)
}
