import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { cleanText } from '#server/jobs/import/text/clean-text.ts'
import { showJobHistory } from './show-job-history.ts'

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
