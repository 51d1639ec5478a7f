import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listOf, type Shape } from './database-shape.ts'
import { Digest } from './digest.ts'

/** The waiting jobs by their content, without the worker's own numbers: another version of it can read them. */
const jobs = `select identifier, queue_name, payload, priority, run_at, attempts, max_attempts, last_error, key, flags, job.created_at
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
  left join graphile_worker._private_job_queues queue on queue.id = job_queue_id
  order by job.id`

export const copyOut = {
  table: (client: pg.Client, { name, columns }: Pick<Shape[number], 'name' | 'columns'>) =>
    client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) to stdout`)),
  jobs: (client: pg.Client) => client.query(copyTo(`copy (${jobs}) to stdout`)),
}

/** What rows hash to as they stand in the database now. */
export async function digestOf(rows: NodeJS.ReadableStream) {
  const digest = new Digest()
  await pipeline(rows, digest, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return { rows: digest.lines, sha256: digest.sha256() }
}
