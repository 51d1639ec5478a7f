import type { TaskRun } from '../background/task-context.ts'
import { tellLive } from './tell-live.ts'

/** A period began or ended: open pages load again. */
export const tellAudience = ({ db }: Pick<TaskRun, 'db'>, event: { audience: 'candidates' | 'companies'; kind: string }) =>
  db.transaction().execute((transaction) => tellLive(transaction, [event]))
