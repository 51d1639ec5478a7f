import { href, Link } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { ReportSearch, type Ticket } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/reports-page.ts'
import { ticketSentence } from './desk/ticket-sentences.ts'
import { StateLabel } from './state-label.tsx'

const kindName = (kind: string) => (reportKinds as Record<string, string>)[kind] ?? kind

/** Reports and complaints, by what they are about and until when they are to be answered. */
export const reportColumns: Columns<Ticket> = [
  {
    key: 'number',
    header: '番号・種類',
    cell: ({ id, number, kind }) => (
      <>
        <Link to={`${href('/operator/reports/detail')}?id=${id}`} aria-label={`番号 ${number} を開く`} className="num">
          {number}
        </Link>{' '}
        {kindName(kind)}
      </>
    ),
  },
  {
    key: 'about',
    header: '何について',
    kind: 'long',
    cell: ({ about, title }) => (
      <>
        {reportAbouts[about]} <bdi className="muted">{about === 'service' ? '' : title}</bdi>
      </>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state, is_overdue }) => <StateLabel names={reportStates} state={state} isOverdue={is_overdue} /> },
  { key: 'due', header: '期限', cell: ({ due_at }) => <ExactTime at={due_at} /> },
  { key: 'operator', header: '担当', cell: ({ operator_name }) => operator_name && <bdi className="nw">{operator_name}</bdi> },
  { key: 'created', header: '届いた日時', cell: ({ created_at }) => <ExactTime at={created_at} /> },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(ReportSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.reports.list({ ...search, per_page: 50 })), search, done: ticketSentence(url.searchParams.get('done')) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通報と苦情', description: '通報と苦情に答えます。', path: href('/operator/reports'), noindex: true })

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { reports, search, done } = loaderData
  return (
    <ListPage
      title="通報と苦情"
      answer={<FormAnswer result={undefined} done={done} />}
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
