import { sql } from 'kysely'
import type { ReportState } from '#contract/operations/reports/report-enums.ts'
import type { z } from 'zod'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { reportTitle } from './report-title.ts'

const SHOWN = 100

/** A user's own reports, and their state. */
export async function listOwnReports({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const reports = await db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .select(['reports.id', 'number', 'about', 'reports.kind', 'note', 'answer', 'due_at', 'reports.created_at', reportTitle.as('title')])
    .select(sql<z.infer<typeof ReportState>>`reports.state`.as('state'))
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('reports.created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(SHOWN)
    .execute()
  return { reports }
}
