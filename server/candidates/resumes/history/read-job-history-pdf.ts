import type { Database } from '#server/platform/database/connect.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { fileKey } from './file-key.ts'
import type { PdfReading } from '../pdf/pdf-reading.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { pdfFailures } from './pdf-failures.ts'

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
