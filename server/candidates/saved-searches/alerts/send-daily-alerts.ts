import { sql } from 'kysely'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'

/** Once a day: announces the new jobs of every search with a daily summary. */
export async function sendDailyAlerts({ db }: Pick<TaskRun, 'db'>) {
  const waiting = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('frequency', '=', 'daily')
    .where(sql<boolean>`exists (select from saved_search_hits where saved_search_id = saved_searches.id and notified_at is null)`)
    .execute()
  for (const { id } of waiting) await enqueue(db, 'send_saved_search_alert', { saved_search_id: id }, { key: `saved_search:${id}` })
}
