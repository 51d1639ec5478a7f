import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'

const KEPT_DAYS = 30

/** The record of deliveries goes back one month. */
export const purgeWebhookEvents = ({ db, now }: Pick<TaskRun, 'db' | 'now'>) =>
  db.deleteFrom('webhook_events').where('at', '<', sql<string>`${now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`).execute()
