import { Form, Link } from 'react-router'
import { requestKinds, requestStates, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { Pager } from '#web/ui/nav/pager.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { StateLabel } from '../reports/state-label.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/requests-page.ts'
import '#web/ui/table.css'
import '../reports/reports.css'

const PATH = '/operator/requests'
const isState = (word: string | null): word is keyof typeof requestStates => word !== null && word in requestStates

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('request_state')
  const request_state = isState(asked) ? asked : undefined
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1)
  const found = await context.get(apiContext).operators.data_requests.list({ page, per_page: 50, ...(request_state ? { request_state } : {}) })
  return { ...found, request_state }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '個人情報の請求', description: '開示・訂正・利用停止・消去の請求に答えます。', path: PATH, noindex: true })

export default function RequestsPage({ loaderData: { data_requests, total, page, per_page, request_state } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const base = request_state ? `${PATH}?request_state=${request_state}` : PATH
  return (
    <div className="stack">
      <div className="row between">
        <h1>個人情報の請求</h1>
        {acts.includes('answer_data_requests') && (
          <Link className="button" to="/operator/requests/new">
            メール・郵便の請求を登録する
          </Link>
        )}
      </div>
      <p className="prose small">開示、訂正、利用の停止、消去。本人を確かめてから、受け付けて2週間以内に答えます。</p>
      <Form method="get" className="report-filters" key={request_state ?? ''}>
        <Field label="状態">
          <select className="input" name="request_state" defaultValue={request_state ?? ''}>
            <option value="">すべて</option>
            {Object.entries(requestStates).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      <p>
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件
      </p>
      {data_requests.length === 0 ? (
        <p className="muted">請求はありません。</p>
      ) : (
        <table className="table stacked">
          <thead>
            <tr>
              <th scope="col" className="r">
                番号
              </th>
              <th scope="col">種類</th>
              <th scope="col">状態</th>
              <th scope="col">期限</th>
              <th scope="col">届いた方法</th>
              <th scope="col">受け付けた日時</th>
            </tr>
          </thead>
          <tbody>
            {data_requests.map(({ id, number, kind, state, is_overdue, due_at, came_by, received_at }) => (
              <tr key={id}>
                <th scope="row" className="r num" data-label="番号">
                  <Link to={`/operator/requests/detail?id=${id}`} aria-label={`番号 ${number} を開く`}>
                    {number}
                  </Link>
                </th>
                <td data-label="種類">{requestKinds[kind]}</td>
                <td data-label="状態">
                  <StateLabel names={requestStates} state={state} isOverdue={is_overdue} />
                </td>
                <td data-label="期限">
                  <ExactTime at={due_at} />
                </td>
                <td data-label="届いた方法">{requestWays[came_by]}</td>
                <td data-label="受け付けた日時">
                  <ExactTime at={received_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base, page)} />
    </div>
  )
}
