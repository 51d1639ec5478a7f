import { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { Route } from './+types/reports-page.ts'
import { reportColumns } from './report-columns.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(ReportSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.reports.list({ ...search, per_page: 50 })), search }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通報と苦情', description: '通報と苦情に答えます。', path: '/operator/reports', noindex: true })

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { reports, search } = loaderData
  return (
    <ListPage
      title="通報と苦情"
      filters={
        <ListFilters
          filters={[
            { name: 'report_state', label: '状態', value: search.report_state, options: reportStates },
            { name: 'report_kind', label: '種類', value: search.report_kind, options: reportKinds },
            { name: 'about', label: '何について', value: search.about, options: reportAbouts },
          ]}
        />
      }
      list={loaderData}
      of="通報と苦情"
      empty="通報も苦情も、まだありません。"
    >
      <DataTable caption="通報と苦情" columns={reportColumns} rows={reports} id={({ id }) => id} />
    </ListPage>
  )
}
