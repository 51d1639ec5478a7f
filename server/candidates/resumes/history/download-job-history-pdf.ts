import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { fileKey } from './file-key.ts'

/** The file as it was sent, for its owner, and for a company to which they show it. */
export async function downloadJobHistoryPdf({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: { id: string } }) {
  const pdf = await db.selectFrom('job_history_pdfs').select(['storage_key', 'file_name']).where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  if (!pdf || !(await storedFiles.exists(fileKey(pdf.storage_key)))) fail('NOT_FOUND')
  const bytes = await storedFiles.getBytes(fileKey(pdf.storage_key))
  return new File([new Uint8Array(bytes)], pdf.file_name, { type: 'application/pdf' })
}
