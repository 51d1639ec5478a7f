import { randomUUID } from 'node:crypto'
import type { AttachedFile } from '#contract/conversations/messages.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachedFile } from '../talk/read-messages.ts'
import { attachmentKey } from './attachments.ts'
import type { CheckedFile } from './checked-file.ts'

type Kept = CheckedFile & { thread_id: string; company_user_id: string | null; name: string; is_of_application: boolean; at: Date }

/** Stores a checked file in its thread, under no message yet. The recipient gets it once it was scanned. */
export async function saveFile(db: Database, { bytes, media_type, ending, name, company_user_id, at, ...kept }: Kept): Promise<AttachedFile> {
  const storage_key = randomUUID()
  await storedFiles.put(attachmentKey(storage_key), bytes)
  const { id } = await db
    .insertInto('message_attachments')
    .values({
      ...kept,
      company: company_user_id !== null,
      company_user_id,
      file_name: safeFileName(withoutEnding(name), ending, 'ファイル'),
      media_type,
      byte_size: bytes.length,
      storage_key,
      created_at: at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, 'scan_attachment', { attachment_id: id }, { tries: 5 })
  return (await db.selectFrom('message_attachments as files').select(attachedFile.as('file')).where('files.id', '=', id).executeTakeFirstOrThrow()).file
}

/** The ending is that of the content: whatever the name ended with becomes a part of it only when it is something else. */
const withoutEnding = (name: string) => name.replace(/\.(?:pdf|png|jpe?g|webp|gif|docx|xlsx|pptx|txt|csv|md)$/i, '')
