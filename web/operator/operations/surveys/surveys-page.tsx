import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/surveys-page.ts'
import { SurveyState } from './survey-state.tsx'
import '#web/ui/table.css'

const PATH = '/operator/surveys'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).operators.surveys.list()

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'アンケート', description: '求職者へのアンケート。', path: PATH, noindex: true })

export default function SurveysPage({ loaderData: { surveys } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  return (
    <div className="stack">
      <div className="row between">
        <h1>アンケート</h1>
        {acts.includes('edit_masters') && (
          <Link className="button primary" to={`${PATH}/edit`}>
            アンケートを作る
          </Link>
        )}
      </div>
      {surveys.length === 0 ? (
        <div className="blank">
          <Seed />
          <p>アンケートは、まだありません。</p>
        </div>
      ) : (
        <table className="table stacked">
          <thead>
            <tr>
              <th scope="col">状態</th>
              <th scope="col">題名</th>
              <th scope="col">期間</th>
              <th scope="col" className="r">
                答えた人
              </th>
            </tr>
          </thead>
          <tbody>
            {surveys.map(({ id, title, state, opens_at, closes_at, answered }) => (
              <tr key={id}>
                <td data-label="状態">
                  <SurveyState state={state} />
                </td>
                <th scope="row" data-label="題名">
                  <Link dir="auto" to={`${PATH}/detail?id=${id}`}>
                    {title}
                  </Link>
                </th>
                <td data-label="期間">
                  <span>
                    <ExactTime at={opens_at} /> 〜 {closes_at && <ExactTime at={closes_at} />}
                  </span>
                </td>
                <td className="r num" data-label="答えた人">
                  {answered.toLocaleString('ja-JP')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
