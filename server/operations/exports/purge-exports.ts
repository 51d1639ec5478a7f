import type { TaskRun } from '#server/platform/background/task-context.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { exportKey, FOLDER } from './delete-export-file.ts'

/** An archive that no row names may still be on its way to one. */
const GRACE = 3_600_000

/** Deletes archives whose time is over, and files that no row names. */
export async function purgeExports({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const over = await db.deleteFrom('exports').where('expires_at', '<', now().toISOString()).returning('storage_key').execute()
  for (const { storage_key } of over) if (storage_key) await storedFiles.delete(exportKey(storage_key))
  const kept = await db.selectFrom('exports').select('storage_key').execute()
  const named = new Set<string>(kept.flatMap(({ storage_key }) => storage_key ?? []))
  const { objects } = await storedFiles.listAll(FOLDER).catch(() => ({ objects: [] }))
  for (const file of objects) {
    if (!file.isFile || named.has(file.name)) continue
    const { lastModified } = await file.getMetaData()
    if (now().getTime() - lastModified.getTime() > GRACE) await storedFiles.delete(file.key)
  }
}
