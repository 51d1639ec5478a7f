import { sql } from 'kysely'
import { ALIVE } from '#server/platform/background/free-lost-jobs.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Row = { mails_waiting: number; mails_failed: number; tasks_due: number; tasks_later: number; tasks_given_up: number; workers: number }

/** How many jobs wait, how many were given up, and how many workers are alive. */
export async function queueFigures(db: Database) {
  const { rows } = await sql<Row>`select
    (select count(*) from mails where sent_at is null and failed_at is null) as mails_waiting,
    (select count(*) from mails where failed_at is not null and text is not null and failure <> 'STOPPED') as mails_failed,
    tasks.*,
    (select count(distinct objid) from pg_locks where locktype = 'advisory' and classid::bigint = ${ALIVE} and granted
      and database = (select oid from pg_database where datname = current_database())) as workers
    from (select
      count(*) filter (where attempts < max_attempts and run_at <= now()) as tasks_due,
      count(*) filter (where attempts < max_attempts and run_at > now()) as tasks_later,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as tasks_given_up
      from graphile_worker.jobs) as tasks`.execute(db)
  return rows[0]!
}
