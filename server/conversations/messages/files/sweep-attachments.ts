import type { TaskRun } from '#server/platform/background/task-context.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import { FOLDER } from './attachment-key.ts'

/** As long as a file waits for its message. */
const UNSENT = 20 * 3_600_000

/** Deletes files that were never sent, and bytes that no row names. */
export async function sweepAttachments({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNSENT).toISOString())
    .execute()
  const rows = await db.selectFrom('message_attachments').select('storage_key').execute()
  await sweepFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}
