import { href, Link } from 'react-router'
import { type SelectionCase, SelectionCaseSearch } from '#contract/hiring/analytics/selection-cases.ts'
import { channels } from '#contract/hiring/selection/found-via.ts'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { askedPeriod } from '../asked-period.ts'
import type { Route } from './+types/cases-page.ts'
import { casesPath } from './case-link.tsx'
import { caseWords, medianWords } from './case-words.ts'

const PATH = href('/online/companies/figures/cases')
const PER_PAGE = 50

/** A question that cannot be asked is that for all of the period. */
function askedCases(params: URLSearchParams): SelectionCaseSearch {
  const read = SelectionCaseSearch.safeParse(Object.fromEntries(params))
  return read.success ? read.data : askedPeriod(params)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, per_page: _size, ...asked } = askedCases(url.searchParams)
  const found = await context.get(apiContext).company_users.selection_cases({ ...asked, page, per_page: PER_PAGE })
  return { asked, found, now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '数字に数えた選考', description: '数字に数えた選考を1件ずつ表示します。', path: PATH, noindex: true })

export const handle = crumbs({ above: [{ to: href('/online/companies/figures/selection'), label: '選考' }], here: '数字に数えた選考' })

/** The selections behind one figure. */
export default function CasesPage({ loaderData: { asked, found, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const words = useSelectionWords()
  const { cases, total, hidden, page, per_page } = found
  const median = medianWords(asked, found)
  const columns: Columns<SelectionCase> = [
    {
      key: 'candidate',
      header: '候補者',
      kind: 'long',
      cell: (one) => (
        <Link to={pathOf(one)}>
          <bdi>{one.candidate.name}</bdi>
        </Link>
      ),
    },
    { key: 'job', header: '求人', kind: 'long', cell: ({ job }) => <bdi>{job?.position_title ?? 'オープンポジション'}</bdi> },
    { key: 'channel', header: '採用経路', cell: ({ channel }) => channels[channel] },
    { key: 'assigned', header: '担当', cell: ({ assigned }) => assigned && <bdi>{assigned}</bdi> },
    {
      key: 'step',
      header: '現在のステータス',
      cell: ({ step, step_name, end_reason }) => (end_reason ? `${words.stepName(step)}（${words.endName(end_reason)}）` : (step_name ?? words.stepName(step))),
    },
    { key: 'applied_at', header: '始まった日', cell: ({ applied_at }) => dayText(applied_at, now) },
    { key: 'reply', header: '最初の返信まで', kind: 'end', cell: ({ reply_hours }) => reply_hours !== null && `${reply_hours}時間` },
    asked.stay !== undefined && {
      key: 'stay',
      header: 'この段階にいた日数',
      kind: 'end',
      cell: ({ stay_days }: SelectionCase) => stay_days !== null && `${stay_days}日`,
    },
    { key: 'interviewed_at', header: '面接', cell: ({ interviewed_at }) => interviewed_at && dayText(interviewed_at, now) },
    { key: 'offered_at', header: '内定', cell: ({ offered_at }) => offered_at && dayText(offered_at, now) },
    { key: 'hire', header: '入社決定まで', kind: 'end', cell: ({ hire_days }) => hire_days !== null && `${hire_days}日` },
  ]
  return (
    <div className="wrap stack counted-cases">
      <h1>数字に数えた選考</h1>
      <ul className="prose">
        {caseWords(asked, found, words, now).map((condition) => (
          <li key={condition}>
            <bdi>{condition}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件{median && `　${median}`}
      </p>
      {hidden > 0 && <p className="small muted">うち{hidden}件は、候補者とのやりとりを表示できなくなったため、件数だけを数えています。</p>}
      {cases.length > 0 ? (
        <DataTable caption="数字に数えた選考" columns={columns} rows={cases} id={(one) => `${one.id} ${one.stay_days}`} />
      ) : (
        <EmptyState way={<Link to={href('/online/companies/figures/selection')}>分析へ</Link>}>ここには、この条件に合う選考が1件ずつ表示されます。</EmptyState>
      )}
      <Pager page={page} pages={Math.ceil((total - hidden) / per_page)} to={(next) => pagePath(casesPath(asked), next)} />
    </div>
  )
}

const pathOf = ({ id, kind }: SelectionCase) =>
  kind === 'outside' ? `${href('/online/companies/selection/outside/detail')}?id=${id}` : `${href('/online/companies/selection/detail')}?id=${id}`
