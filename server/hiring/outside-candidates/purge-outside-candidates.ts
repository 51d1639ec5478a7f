import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeOutsideFiles } from './files/scan-outside-file.ts'
import { deletedAt } from './outside-rows.ts'

/** Deletes who did not answer in time and whose time is over, with their résumés, and links that have expired. */
export async function purgeOutsideCandidates(run: Pick<TaskRun, 'db' | 'now'>) {
  const { db, now } = run
  const at = now().toISOString()
  await db.deleteFrom('outside_candidates as outside').where(deletedAt, '<=', at).execute()
  await db.deleteFrom('outside_links').where('expires_at', '<=', at).execute()
  await purgeOutsideFiles(run)
}
