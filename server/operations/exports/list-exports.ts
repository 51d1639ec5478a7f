import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { exportColumns, exportOf } from './export-columns.ts'

const SHOWN = 20

export async function listExports({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const rows = await db
    .selectFrom('exports')
    .select(exportColumns)
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { exports: rows.map(exportOf) }
}
