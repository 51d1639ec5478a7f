import { isMalicious } from '#server/conversations/messages/files/attachments.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'

/** Of nothing but these files: those that no row names are deleted from it. */
const FOLDER = 'outside_files'

export const outsideFileKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** Looks at a résumé before the company can have it, as at every file that is sent. */
export async function scanOutsideFile(
  { db, look = isMalicious }: Pick<TaskRun, 'db'> & { look?: typeof isMalicious },
  { outside_file_id }: { outside_file_id: string },
) {
  const file = await db.selectFrom('outside_files').select('storage_key').where('id', '=', outside_file_id).where('state', '=', 'scanning').executeTakeFirst()
  if (!file) return
  const key = outsideFileKey(file.storage_key)
  const state = (await look(await storedFiles.getBytes(key))) ? 'refused' : 'clean'
  await db.updateTable('outside_files').set({ state }).where('id', '=', outside_file_id).execute()
  if (state === 'refused') await storedFiles.delete(key)
}

/** A file that is already gone is no error. */
export const deleteOutsideFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(outsideFileKey(storage_key))

/** Deletes bytes that no row names: those of uploads that failed. */
export async function purgeOutsideFiles({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const rows = await db.selectFrom('outside_files').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}
