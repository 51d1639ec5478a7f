import type { TaskRun } from '../background/task-context.ts'
import { publishLive } from './publish-live.ts'

/** A period began or ended: open pages load again. */
export const notifyAudience = ({ db }: Pick<TaskRun, 'db'>, event: { audience: 'candidates' | 'companies'; kind: string }) =>
  db.transaction().execute((transaction) => publishLive(transaction, [event]))
