import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { exportColumns, exportOf } from './export-columns.ts'

export async function showExport({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, id: string) {
  const row = await db.selectFrom('exports').select(exportColumns).where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  return row ? exportOf(row) : fail('NOT_FOUND')
}
