import { cleanText } from '#server/jobs/import/text/plain-form.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { showJobHistory } from './show-job-history.ts'

/** A folder of these files only: the sweep deletes every file in it that no row names. */
const FOLDER = 'job_history_pdfs'

/** Where a file lies, by what its row calls it. */
export const fileKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** Deletes a file once no row names it; a missing file is no error. */
export const deleteJobHistoryFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(fileKey(storage_key))

/** Deletes files that no row names: those of failed uploads and of candidates who left. */
export async function purgeJobHistoryFiles({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const rows = await db.selectFrom('job_history_pdfs').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}

/** What its owner makes of the text; it stays until another file is sent. */
export async function changeJobHistoryText(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, text: string) {
  const { db, viewer, now } = context
  await db
    .updateTable('candidate_profiles')
    .set({ job_history_pdf_text: cleanText(text), job_history_pdf_edited_at: now().toISOString(), job_history_text_file: null })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  return showJobHistory(context)
}
