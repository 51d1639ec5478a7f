import type { TaskRun } from '../../background/task-context.ts'
import { storedFiles } from '../../files/stored-files.ts'
import { FOLDER } from './file-key.ts'

/** As long as an upload may still be under way. */
const GRACE = 3_600_000

/** Deletes files that no row names: of uploads that came to nothing, and of people who have left. */
export async function sweepJobHistoryFiles({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const rows = await db.selectFrom('job_history_pdfs').select('storage_key').execute()
  const named = new Set<string>(rows.map(({ storage_key }) => storage_key))
  const { objects } = await storedFiles.listAll(FOLDER)
  for (const file of objects) {
    if (!file.isFile || named.has(file.name)) continue
    const { lastModified } = await file.getMetaData()
    if (now().getTime() - lastModified.getTime() > GRACE) await storedFiles.delete(file.key)
  }
}
