import type { JobHistory } from '#contract/candidates/profiles/resumes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { pdfFailures } from './pdf-failures.ts'

/** Three tries take minutes; a file that still waits after this long had a reader that died in its last try. */
const LONGEST_WAIT = 3_600_000

/** The uploaded file and its text, for its owner. */
export async function showJobHistory({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }): Promise<JobHistory> {
  const row = await db
    .selectFrom('candidate_profiles')
    .leftJoin('job_history_pdfs as pdf', 'pdf.candidate_user_id', 'candidate_profiles.candidate_user_id')
    .select(['job_history_pdf_text', 'job_history_text_file', 'file_name', 'byte_size', 'state', 'failure', 'page_count', 'uploaded_at'])
    .where('candidate_profiles.candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const { job_history_pdf_text, job_history_text_file, file_name, byte_size, state, failure, page_count, uploaded_at } = row
  if (file_name === null || byte_size === null || uploaded_at === null) return { job_history_pdf: null, job_history_pdf_text, job_history_text_file }
  const isLost = state === 'waiting' && now().getTime() - Date.parse(uploaded_at) > LONGEST_WAIT
  const told = isLost ? { state: 'failed' as const, failure: pdfFailures.gone } : { state: state as 'waiting' | 'read' | 'failed', failure: failure ?? '' }
  return { job_history_pdf: { file_name, byte_size, page_count, uploaded_at, ...told }, job_history_pdf_text, job_history_text_file }
}
