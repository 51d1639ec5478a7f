import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { attachmentKey, FOLDER } from './attachment-key.ts'
import { isMalicious } from './is-malicious.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'

/** Looks at a file before its receiver can have it. While nobody can look nothing passes: the file waits, and is looked at again. */
export async function scanAttachment(
  { db, look = isMalicious }: Pick<TaskRun, 'db'> & { look?: typeof isMalicious },
  { attachment_id }: { attachment_id: string },
) {
  const file = await db
    .selectFrom('message_attachments')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select(['storage_key', 'thread_id', 'candidate_user_id', 'company_id'])
    .where('message_attachments.id', '=', attachment_id)
    .where('message_attachments.state', '=', 'scanning')
    .executeTakeFirst()
  if (!file) return
  const { storage_key, ...thread } = file
  const state = (await look(await storedFiles.getBytes(attachmentKey(storage_key)))) ? 'refused' : 'clean'
  const say = async (db: Database) => {
    // Before the file, what it hangs on, in the order of all writers (docs/decisions/0037-one-order-of-locks.md).
    if (thread.candidate_user_id) await db.selectFrom('accounts').select('id').where('id', '=', thread.candidate_user_id).forKeyShare().execute()
    await db.selectFrom('threads').select('id').where('id', '=', thread.thread_id).forKeyShare().execute()
    await db.updateTable('message_attachments').set({ state }).where('id', '=', attachment_id).execute()
    await publishLive(db, [{ ...thread, kind: 'thread_changed' }])
  }
  await (db.isTransaction ? say(db) : db.transaction().execute(say))
  if (state === 'refused') await storedFiles.delete(attachmentKey(storage_key))
}

/** A file is deleted once no row names it; a file that is already gone is no error. */
export const deleteAttachment = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(attachmentKey(storage_key))

/** As long as a file waits for its message. */
const UNSENT = 20 * 3_600_000

/** Deletes files that were never sent, and bytes that no row names. */
export async function purgeAttachments({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNSENT).toISOString())
    .execute()
  const rows = await db.selectFrom('message_attachments').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}
