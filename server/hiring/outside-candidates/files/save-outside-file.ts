import { randomUUID } from 'node:crypto'
import { LARGEST_FILE } from '#contract/conversations/message-limits.ts'
import { checkedFile } from '#server/conversations/messages/files/checked-file.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOutsideEvent } from '../record-outside-event.ts'
import { outsideFileKey } from './scan-outside-file.ts'

type Sent = { id: string; file: File; by?: string; is_company: boolean }

/** Stores the résumé of somebody who consented, in the place of the one before; the rules are those of a file of an application. */
export async function saveOutsideFile(context: RequestContext, { id, file, by = '', is_company }: Sent) {
  const { db, client, now } = context
  // So many for each person, from wherever they come.
  await rateLimit({ ...context, client: { ...client, address: id } }, 'upload')
  if (file.size > LARGEST_FILE) fail('PAYLOAD_TOO_LARGE')
  const { bytes, media_type, ending } = await checkedFile(await file.bytes(), file.name)
  if (media_type !== 'application/pdf') fail('INPUT_INVALID', [{ field: 'file', message: 'PDFではないファイルは登録できません。PDFを選んでください。' }])
  const storage_key = randomUUID()
  await storedFiles.put(outsideFileKey(storage_key), bytes)
  await db.deleteFrom('outside_files').where('outside_candidate_id', '=', id).execute()
  const { id: outside_file_id } = await db
    .insertInto('outside_files')
    .values({
      outside_candidate_id: id,
      storage_key,
      file_name: safeFileName(file.name.replace(/\.pdf$/i, ''), ending, '履歴書'),
      media_type,
      byte_size: bytes.length,
      by_company: is_company,
      created_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, 'scan_outside_file', { outside_file_id }, { tries: 5 })
  await recordOutsideEvent(context, { id, kind: 'file_added', by })
}
