import { href, Link } from 'react-router'
import type { DataRequest } from '#contract/operations/data-requests/data-requests.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { requestKinds, requestStates, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { Page } from '#contract/platform/page.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { StateLabel } from '../reports/state-label.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/requests-page.ts'

const PATH = href('/operator/requests')
const isState = (word: string | null): word is keyof typeof requestStates => word !== null && word in requestStates

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('request_state')
  const request_state = isState(asked) ? asked : undefined
  const { page } = readSearch(Page, url.searchParams)
  const found = await context.get(apiContext).operators.data_requests.list({ page, request_state, per_page: 50 })
  return { ...found, request_state }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '個人情報の請求', description: '開示・訂正・利用停止・消去の請求に答えます。', path: PATH, noindex: true })

const columns: Columns<DataRequest> = [
  {
    key: 'number',
    header: '番号・種類',
    cell: ({ id, number, kind }) => (
      <>
        <Link to={`${PATH}/detail?id=${id}`} aria-label={`番号 ${number} を開く`} className="num">
          {number}
        </Link>{' '}
        {requestKinds[kind]}
      </>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state, is_overdue }) => <StateLabel names={requestStates} state={state} isOverdue={is_overdue} /> },
  { key: 'due', header: '期限', cell: ({ due_at }) => <ExactTime at={due_at} /> },
  { key: 'way', header: '届いた方法', cell: ({ came_by }) => requestWays[came_by] },
  { key: 'received', header: '受け付けた日時', cell: ({ received_at }) => <ExactTime at={received_at} /> },
]

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  return (
    <ListPage
      title="個人情報の請求"
      act={
        acts.includes('answer_data_requests') && (
          <Link className="button" to={`${PATH}/new`} data-key="c">
            メール・郵便の請求を登録する
            <KeyHint of="c" />
          </Link>
        )
      }
      intro="開示、訂正、利用の停止、消去。本人を確かめてから、受け付けて2週間以内に答えます。"
      filters={<ListFilters filters={[{ name: 'request_state', label: '状態', value: loaderData.request_state, options: requestStates }]} />}
      list={loaderData}
      of="請求"
      empty="請求はありません。"
    >
      <DataTable caption="個人情報の請求" columns={columns} rows={loaderData.data_requests} id={({ id }) => id} />
    </ListPage>
  )
}
