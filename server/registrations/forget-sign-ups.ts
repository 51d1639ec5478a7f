import type { TaskRun } from '../background/task-context.ts'

/** Whoever did not open the link in time left nothing here. */
export const forgetSignUps = ({ db, now }: Pick<TaskRun, 'db' | 'now'>) =>
  db.deleteFrom('pending_sign_ups').where('expires_at', '<', now().toISOString()).execute()
