import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { type ReportAbout, ReportState } from '#contract/operations/reports/report-enums.ts'
import { countedBy, totalOf } from '#server/platform/database/sorting/counted-by.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { isWaitingReport, reportTitle } from './write-report.ts'

const isOverdue = (now: Date) => sql<boolean>`(${isWaitingReport} and due_at < ${now}::timestamptz)`

/** `reports` as lines of a list, with `companies` and `operator_users` joined. */
export const ticketColumns = (now: Date) =>
  [
    'reports.id',
    'reports.number',
    'reports.kind',
    'due_at',
    'reports.created_at',
    'reports.version',
    'operator_users.name as operator_name',
    reportTitle().as('title'),
    sql<z.infer<typeof ReportAbout>>`reports.about`.as('about'),
    sql<z.infer<typeof ReportState>>`reports.state`.as('state'),
    sql<'candidate' | 'company' | 'visitor'>`reports.reporter`.as('reporter'),
    isOverdue(now).as('is_overdue'),
  ] as const

/** Without another order what waits comes first, the nearest deadline before the others. */
const orders = ordersBy({
  key: sql`reports.id`,
  columns: {
    number: sql`reports.number`,
    kind: sql`reports.kind`,
    about: sql`reports.about`,
    state: sql`array_position(array['open', 'taken', 'answered', 'closed'], reports.state)`,
    due: sql`reports.due_at`,
    operator: byName(sql`operator_users.name`),
    created: sql`reports.created_at`,
  },
  filled: ['number', 'kind', 'about', 'state', 'due', 'created'],
  usual: [down(isWaitingReport), up(sql`case when ${isWaitingReport} then due_at end`), down(sql`reports.number`)],
})

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: Pick<OperatorViewer, 'id'> }

export async function listReports(
  { db, now, viewer }: Context,
  { page = 1, per_page = PAGE_SIZE, sort, report_state, report_kind, about, wait, mine }: ReportSearch,
) {
  let found = db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .leftJoin('operator_users', 'operator_users.id', 'reports.operator_user_id')
  if (report_kind) found = found.where('reports.kind', '=', report_kind)
  if (about) found = found.where('reports.about', '=', about)
  if (wait) found = found.where(wait === 'overdue' ? isOverdue(now()) : isWaitingReport)
  if (mine) found = found.where('reports.operator_user_id', '=', viewer.id)
  const counts = await countedBy(found, sql<string>`reports.state`, ReportState.options)
  if (report_state) found = found.where('reports.state', '=', report_state)
  const total = totalOf(counts, report_state)
  const reports = await partOf(found.select(ticketColumns(now())), { sort, page, per_page, total }, orders).execute()
  return { reports, total, page, per_page, counts }
}
