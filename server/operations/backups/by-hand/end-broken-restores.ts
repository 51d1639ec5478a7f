import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { RESTORING } from './run-restore.ts'
import { RESTORE_LOCK } from './restore-lock.ts'

const BROKEN = '戻している途中でサーバーが止まりました。データは戻す前のままです。もう一度頼んでください。'

/** Ends restores whose process is gone, and with them the time in which everybody only reads. Each minute; a restore takes its lock moments after it is approved. */
export async function endBrokenRestores({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const [group, purpose] = RESTORE_LOCK
  const at = now()
  const ended = await db
    .updateTable('restore_requests')
    .set({ failure: BROKEN })
    .where('started_at', '<', new Date(at.getTime() - 2 * 60_000).toISOString())
    .where('failure', '=', '')
    .where('withdrawn_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from pg_locks where locktype = 'advisory' and classid = ${group} and objid = ${purpose}
        and database = (select oid from pg_database where datname = current_database()))`,
    )
    .returning('id')
    .execute()
  if (ended.length === 0) return
  await db
    .updateTable('maintenance_notices')
    .set({ withdrawn_at: at.toISOString() })
    .where('message', '=', RESTORING)
    .where('withdrawn_at', 'is', null)
    .execute()
}
