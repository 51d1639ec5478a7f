import { href, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/surveys-page.ts'
import { SurveyState } from './survey-state.tsx'

const PATH = href('/operator/surveys')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).operators.surveys.list()

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'アンケート', description: '求職者へのアンケート。', path: PATH, noindex: true })

type Survey = Awaited<ReturnType<typeof loader>>['surveys'][number]

const columns: Columns<Survey> = [
  {
    key: 'title',
    header: '題名',
    sort: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link dir="auto" to={`${PATH}/detail?id=${id}`}>
        {title}
      </Link>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state }) => <SurveyState state={state} /> },
  {
    key: 'opens',
    header: '期間',
    sort: ({ opens_at }) => opens_at,
    cell: ({ opens_at, closes_at }) => (
      <>
        <ExactTime at={opens_at} /> 〜 {closes_at && <ExactTime at={closes_at} />}
      </>
    ),
  },
  { key: 'answered', header: '答えた人', kind: 'end', cell: ({ answered }) => answered.toLocaleString('ja-JP'), sort: ({ answered }) => answered },
]

export default function SurveysPage({ loaderData: { surveys } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  return (
    <ListPage
      title="アンケート"
      act={
        acts.includes('edit_masters') && (
          <Link className="button primary" to={`${PATH}/edit`} data-key="c">
            アンケートを作成
            <KeyHint of="c" />
          </Link>
        )
      }
      of="アンケート"
      isEmpty={surveys.length === 0}
      empty="アンケートは、まだありません。"
    >
      <DataTable caption="アンケート" columns={columns} rows={surveys} id={({ id }) => id} />
    </ListPage>
  )
}
