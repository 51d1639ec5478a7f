import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { showJobHistory } from './show-job-history.ts'

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
