import type { TaskRun } from '../background/task-context.ts'

/** Whoever did not open the link in time left nothing here. */
export async function forgetSignUps({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const at = now().toISOString()
  await db.deleteFrom('pending_sign_ups').where('expires_at', '<', at).execute()
  await db.deleteFrom('pending_company_sign_ups').where('expires_at', '<', at).execute()
}
