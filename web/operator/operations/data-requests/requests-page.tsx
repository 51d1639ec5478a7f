import { href, Link } from 'react-router'
import { requestKinds, requestStates, ticketWaits } from '#contract/operations/reports/ticket-words.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/requests-page.ts'
import { allRequests } from './all-requests.ts'
import { requestColumns } from './request-columns.tsx'

const PATH = href('/operator/requests')

export const loader = (args: Route.LoaderArgs) => loadList(args, allRequests)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '個人情報の請求', description: '開示・訂正・利用停止・消去の請求に答えます。', path: PATH, noindex: true })

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  return (
    <WorkList
      loaded={loaderData}
      title="個人情報の請求"
      act={
        acts.includes('answer_data_requests') && (
          <Link className="button" to={`${PATH}/new`} data-key="c">
            メール・郵便の請求を登録する
            <KeyHint of="c" />
          </Link>
        )
      }
      tabs={<ListTabs label="状態" of={['request_state']} tabs={stateTabs('request_state', requestStates, loaderData.counts, ['open'])} />}
      filters={[
        { name: 'wait', label: '期限', options: ticketWaits },
        { name: 'request_kind', label: '種類', options: requestKinds },
      ]}
      columns={requestColumns}
      file={href('/operator/requests/file')}
      of="請求"
      empty="請求はありません。開示、訂正、利用の停止、消去の請求が届くと、期限（受付から2週間）の近い順に表示されます。"
    />
  )
}
