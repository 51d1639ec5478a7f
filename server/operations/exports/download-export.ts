import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { exportKey } from './delete-export-file.ts'

/** The archive, for its owner only, until its time is over. */
export async function downloadExport({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, id: string) {
  const row = await db
    .selectFrom('exports')
    .select(['storage_key', 'created_at'])
    .where('id', '=', id)
    .where('candidate_user_id', '=', viewer.id)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  if (!row?.storage_key || !(await storedFiles.exists(exportKey(row.storage_key)))) fail('NOT_FOUND')
  const bytes = await storedFiles.getBytes(exportKey(row.storage_key))
  return new File([new Uint8Array(bytes)], `mebae-${row.created_at.slice(0, 10)}.zip`, { type: 'application/zip' })
}
