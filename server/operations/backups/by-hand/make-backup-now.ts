import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { fail } from '#server/fail.ts'

/** A run that says nothing for so long ended with its process. */
const FORGOTTEN = '2 hours'

/** One at a time: the row of the last run is the lock. A worker makes the backup, in the queue of those by schedule. */
export async function makeBackupNow(context: OperatorContext) {
  const { db, now, viewer } = context
  const at = now().toISOString()
  const { rows } = await sql`
    insert into backup_runs as run (requested_at, requested_by_name) values (${at}, ${viewer.name})
    on conflict (id) do update set requested_at = ${at}, requested_by_name = ${viewer.name}, started_at = null, finished_at = null, done_bytes = 0,
      total_bytes = 0, failure = ''
    where run.finished_at is not null or run.requested_at < ${at}::timestamptz - interval '${sql.raw(FORGOTTEN)}'
    returning true`.execute(db)
  if (!rows.length) fail('BACKUP_RUNNING')
  await enqueue(db, 'run_backup', {}, { key: 'run_backup', queue: 'backups', tries: 1 })
  await recordAct(context, { act: 'make_backup', subject_kind: 'system', subject_id: 'backup' })
  return { success: true }
}
