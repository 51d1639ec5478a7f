import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachment-key.ts'
import { fileKey } from '#server/candidates/resumes/history/file-key.ts'

/** Bytes of files in one archive, which is made in memory. */
const MOST_BYTES = 200 * 1_048_576

/** The files that a candidate sent, the latest first: the uploaded 職務経歴書, and those of applications and messages. Files beyond the size limit are named. */
export async function sentFiles(db: Database, candidate_user_id: string): Promise<Record<string, string | Uint8Array>> {
  const history = await db
    .selectFrom('job_history_pdfs')
    .select(['storage_key', 'file_name', 'byte_size'])
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
  const attached = await db
    .selectFrom('message_attachments as files')
    .innerJoin('threads', 'threads.id', 'files.thread_id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(['files.id', 'storage_key', 'file_name', 'byte_size', 'companies.id as company_id'])
    .where('threads.candidate_user_id', '=', candidate_user_id)
    .where('files.company', '=', false)
    .where('files.state', '<>', 'refused')
    .orderBy('files.created_at', 'desc')
    .execute()
  const files = [
    ...history.map(({ storage_key, ...file }) => ({ ...file, key: fileKey(storage_key), path: `files/${file.file_name}` })),
    // Two files of one name, and of one company, stay two.
    ...attached.map(({ storage_key, ...file }) => ({
      ...file,
      key: attachmentKey(storage_key),
      path: `files/company-${file.company_id}/${file.id.slice(0, 8)}-${file.file_name}`,
    })),
  ]
  const archive: Record<string, string | Uint8Array> = {}
  const left: string[] = []
  let bytes = 0
  for (const { key, path, byte_size } of files) {
    if (!(await storedFiles.exists(key))) continue
    if (bytes + byte_size > MOST_BYTES) left.push(path)
    else archive[path] = await storedFiles.getBytes(key)
    bytes += byte_size
  }
  return left.length > 0
    ? { ...archive, 'files/入りきらなかったファイル.txt': `企業とのやりとりのページから、1つずつ保存できます。\n\n${left.join('\n')}\n` }
    : archive
}
