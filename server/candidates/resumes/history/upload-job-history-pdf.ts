import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { JobHistory } from '#contract/candidates/profiles/resumes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { fileKey } from './file-key.ts'
import { showJobHistory } from './show-job-history.ts'

const LARGEST = 10_485_760
/** The reader may die twice. */
const TRIES = 3

/** Keeps a PDF in the place of the one before, and has it read in the background. */
export async function uploadJobHistoryPdf(context: RequestContext & { viewer: Viewer }, file: File): Promise<JobHistory> {
  const { db, viewer, now, asker } = context
  await takeTurn({ ...context, asker: { ...asker, client: viewer.id } }, 'upload')
  if (file.size > LARGEST) fail('PAYLOAD_TOO_LARGE')
  const bytes = await file.bytes()
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/pdf')
    fail('INPUT_INVALID', [
      { field: 'file', message: bytes.length === 0 ? 'PDFファイルを選んでください。' : 'PDFではないファイルは受け取れません。PDFを選んでください。' },
    ])

  // Two uploads of one candidate come one after the other, so that each knows which file it replaces.
  await db.selectFrom('candidate_profiles').select('candidate_user_id').where('candidate_user_id', '=', viewer.id).forNoKeyUpdate().execute()
  const before = await db.selectFrom('job_history_pdfs').select('storage_key').where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  const storage_key = randomUUID()
  await storedFiles.put(fileKey(storage_key), bytes)
  const row = {
    storage_key,
    file_name: safeFileName(file.name, '.pdf', '職務経歴書'),
    byte_size: bytes.length,
    state: 'waiting',
    failure: '',
    page_count: null,
    uploaded_at: now().toISOString(),
  }
  await db
    .insertInto('job_history_pdfs')
    .values({ candidate_user_id: viewer.id, ...row })
    .onConflict((conflict) => conflict.column('candidate_user_id').doUpdateSet(row))
    .execute()
  await enqueue(db, 'read_job_history_pdf', { storage_key }, { tries: TRIES })
  if (before) await enqueue(db, 'delete_job_history_file', before)
  return showJobHistory(context)
}
