import { sql } from 'kysely'
import type { TaskRun } from '../background/task-context.ts'

/** So long a request may be sent again with its `Idempotency-Key`. */
export const KEPT_HOURS = 24

/** Stored replies hold users' texts: they are deleted once no retry can come. */
export async function purgeSavedAnswers({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db.deleteFrom('idempotency_keys').where(sql<boolean>`created_at < ${now()}::timestamptz - make_interval(hours => ${KEPT_HOURS})`).execute()
}
