import { sql } from 'kysely'
import type { TaskRun } from '../background/task-context.ts'
import { publishLive } from './publish-live.ts'

/** A period began or ended: open pages load again. */
export const notifyAudience = ({ db }: Pick<TaskRun, 'db'>, event: { audience: 'candidates' | 'companies'; kind: string }) =>
  db.transaction().execute((transaction) => publishLive(transaction, [event]))

/** A browser that was closed for longer reads everything again. */
const KEPT_DAYS = 3

export const purgeEvents = ({ db, now }: Pick<TaskRun, 'db' | 'now'>) =>
  db.deleteFrom('live_events').where('at', '<', sql<string>`${now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`).execute()
