import type { TaskRun } from '../background/task-context.ts'

/** A data leak has to be reported within 30 days of its discovery. */
export const DAYS_ACCESSES_KEPT = 35

export const forgetAccesses = ({ db, now }: TaskRun) =>
  db
    .deleteFrom('route_accesses')
    .where('hour', '<', new Date(now().getTime() - DAYS_ACCESSES_KEPT * 86_400_000).toISOString())
    .execute()
