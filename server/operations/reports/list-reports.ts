import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { ReportAbout, ReportState } from '#contract/operations/reports/report-enums.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isWaitingReport, reportTitle } from './write-report.ts'

/** `reports` as lines of a list, with `companies` and `operator_users` joined. */
export const ticketColumns = (now: Date) =>
  [
    'reports.id',
    'reports.number',
    'reports.kind',
    'due_at',
    'reports.created_at',
    'operator_users.name as operator_name',
    reportTitle().as('title'),
    sql<z.infer<typeof ReportAbout>>`reports.about`.as('about'),
    sql<z.infer<typeof ReportState>>`reports.state`.as('state'),
    sql<'candidate' | 'company' | 'visitor'>`reports.reporter`.as('reporter'),
    sql<boolean>`(${isWaitingReport} and due_at < ${now}::timestamptz)`.as('is_overdue'),
  ] as const

/** What waits comes first, the nearest deadline before the others. */
export async function listReports(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { page = 1, per_page = PAGE_SIZE, report_state, report_kind, about }: ReportSearch,
) {
  let found = db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .leftJoin('operator_users', 'operator_users.id', 'reports.operator_user_id')
  if (report_state) found = found.where('reports.state', '=', report_state)
  if (report_kind) found = found.where('reports.kind', '=', report_kind)
  if (about) found = found.where('reports.about', '=', about)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const reports = await found
    .select(ticketColumns(now()))
    .orderBy(isWaitingReport, 'desc')
    .orderBy(sql`case when ${isWaitingReport} then due_at end`)
    .orderBy('number', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { reports, total: Number(total), page, per_page }
}
