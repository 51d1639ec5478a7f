import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { FOLDER } from './file-key.ts'

/** Deletes files that no row names: those of failed uploads and of candidates who left. */
export async function purgeJobHistoryFiles({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const rows = await db.selectFrom('job_history_pdfs').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}
