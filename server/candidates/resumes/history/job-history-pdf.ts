import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { JobHistory } from '#contract/candidates/profiles/resumes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { fileKey } from './job-history-files.ts'
import { showJobHistory } from './show-job-history.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { PdfReading } from '../pdf/pdf-reading.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { pdfFailures } from './pdf-failures.ts'

const LARGEST = 10_485_760
/** The reader may die twice. */
const TRIES = 3

/** Keeps a PDF in the place of the one before, and has it read in the background. */
export async function uploadJobHistoryPdf(context: RequestContext & { viewer: Viewer }, file: File): Promise<JobHistory> {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'upload')
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

/**
 * Reads an uploaded file. It does not overwrite text that the candidate wrote since the upload, and drops the result for a file that was replaced in between.
 */
export async function readJobHistoryPdf({ db, isLastTry }: Pick<TaskRun, 'db' | 'isLastTry'>, { storage_key }: { storage_key: string }) {
  const isThere = await db.selectFrom('job_history_pdfs').select('storage_key').where('storage_key', '=', storage_key).executeTakeFirst()
  if (!isThere) return
  const reading = await storedFiles
    .getBytes(fileKey(storage_key))
    .then((bytes) => readPdf(bytes))
    .catch(async (error: unknown) => {
      if (isLastTry) await tell(db, storage_key, pdfFailures.gone)
      throw error
    })
  if ('failure' in reading) await tell(db, storage_key, pdfFailures[reading.failure])
  else await keep(db, storage_key, reading)
}

const tell = (db: Database, storage_key: string, failure: string) =>
  db.updateTable('job_history_pdfs').set({ state: 'failed', failure }).where('storage_key', '=', storage_key).execute()

/** One statement: text and state change together, or, when the file was replaced, not at all. */
const keep = (db: Database, storage_key: string, { text, page_count }: Extract<PdfReading, { text: string }>) =>
  db
    .with('pdf', (query) =>
      query
        .updateTable('job_history_pdfs')
        .set({ state: 'read', failure: '', page_count })
        .where('storage_key', '=', storage_key)
        .returning(['candidate_user_id', 'uploaded_at', 'file_name']),
    )
    .updateTable('candidate_profiles')
    .from('pdf')
    .set(({ ref }) => ({ job_history_pdf_text: text, job_history_text_file: ref('pdf.file_name') }))
    .whereRef('candidate_profiles.candidate_user_id', '=', 'pdf.candidate_user_id')
    .where((where) => where.or([where('job_history_pdf_edited_at', 'is', null), where('job_history_pdf_edited_at', '<', where.ref('pdf.uploaded_at'))]))
    .execute()

/** The file as it was sent, for its owner, and for a company to which they show it. */
export async function downloadJobHistoryPdf({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: { id: string } }) {
  const pdf = await db.selectFrom('job_history_pdfs').select(['storage_key', 'file_name']).where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  const bytes = pdf && (await storedFiles.find(fileKey(pdf.storage_key)))
  if (!bytes) return fail('NOT_FOUND')
  return new File([new Uint8Array(bytes)], pdf.file_name, { type: 'application/pdf' })
}

/** Deletes the file and the text that was read from it. */
export async function removeJobHistoryPdf(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  const { db, viewer } = context
  const gone = await db.deleteFrom('job_history_pdfs').where('candidate_user_id', '=', viewer.id).returning('storage_key').executeTakeFirst()
  if (gone) await enqueue(db, 'delete_job_history_file', gone)
  await db
    .updateTable('candidate_profiles')
    .set({ job_history_pdf_text: '', job_history_pdf_edited_at: null, job_history_text_file: null })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  return showJobHistory(context)
}
