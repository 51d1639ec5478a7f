import type { TaskRun } from '../../background/task-context.ts'
import { storedFiles } from '../../files/stored-files.ts'
import { FOLDER } from './attachment-key.ts'

const HOUR = 3_600_000
/** As long as an upload may still be under way. */
const GRACE = HOUR
/** As long as a file waits for its message. */
const UNSENT = 20 * HOUR

/** Deletes files that were never sent, and bytes that no row names: of uploads that came to nothing, and of people who left. */
export async function sweepAttachments({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNSENT).toISOString())
    .execute()
  const rows = await db.selectFrom('message_attachments').select('storage_key').execute()
  const named = new Set<string>(rows.map(({ storage_key }) => storage_key))
  const { objects } = await storedFiles.listAll(FOLDER).catch(() => ({ objects: [] }))
  for (const file of objects) {
    if (!file.isFile || named.has(file.name)) continue
    const { lastModified } = await file.getMetaData()
    if (now().getTime() - lastModified.getTime() > GRACE) await storedFiles.delete(file.key)
  }
}
