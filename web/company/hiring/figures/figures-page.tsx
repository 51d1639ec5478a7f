import { href, Link } from 'react-router'
import { dateText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import { analyticsNames } from '#contract/hiring/analytics/analytics-names.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ScoutFeedbackList } from '../scouts/scout-feedback-list.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/figures-page.ts'
import { askedDays, askedPeriod, periodQuery } from './asked-period.ts'
import { CaseLink, type CountedCases } from './cases/case-link.tsx'
import { Charts } from './charts.tsx'
import { OwnFigures } from './own-figures.tsx'
import { PeriodBar } from './period-bar.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import './figures.css'
import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'

const PATH = href('/online/companies/figures')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users } = context.get(apiContext)
  const days = askedDays(url.searchParams)
  const [analytics, { response_figures }] = await Promise.all([company_users.analytics({ days }), company_users.response_figures()])
  return { analytics, response_figures, days, query: periodQuery(askedPeriod(url.searchParams)), now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '分析', description: '返信の実績、閲覧、応募、スカウト、選考の数字です。', path: PATH, noindex: true })

export default function FiguresPage({ loaderData: { analytics, response_figures, days, query, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { viewing } = useCompanyAccount()
  const { totals, jobs, feedback, views_of_days, since, until } = analytics
  return (
    <div className="wrap company-figures">
      <h1>分析</h1>
      <div className="stack">
        <PeriodBar here={PATH} query={query} days={days} />
      </div>
      <OwnFigures figures={response_figures} now={now} />
      <section className="stack" aria-labelledby="period">
        <h2 id="period">
          {dateText(since, now)}〜{dateText(until, now)}
        </h2>
        <TotalsList totals={totals} during={{ from: since, to: until }} />
        <p className="small muted">
          閲覧と「気になる」は、だれのものか分からないように5きざみに切り捨て、5に満たない数は表示しません。日付を選んで数えることもできません。
        </p>
        {!viewing && (
          <p>
            <a className="button" href={`/online/api/v1/amateras/company_users/analytics/file/?days=${days}`} download>
              CSVをダウンロード
            </a>
          </p>
        )}
      </section>
      <Charts analytics={analytics} now={now} />
      <section className="stack" aria-labelledby="by-job">
        <h2 id="by-job">求人ごと</h2>
        {jobs.length > 0 ? (
          <DataTable caption="求人ごとの数字" columns={jobColumns({ from: since, to: until })} rows={jobs} id={({ id }) => id} />
        ) : (
          <p className="muted">この期間に動きのあった求人は、ありません。</p>
        )}
      </section>
      {feedback && <ScoutFeedbackList feedback={[feedback]} />}
      <DayTable days={views_of_days} now={now} />
    </div>
  )
}

/** Counts of few people are not shown. */
const few = (count: number | null) => (count === null ? '5未満' : count.toLocaleString('ja-JP'))

const TotalsList = ({ totals, during }: { totals: Analytics['totals']; during: CountedCases }) => (
  <dl className="totals">
    {(Object.keys(analyticsNames) as (keyof typeof analyticsNames)[]).map((name) => (
      <div key={name}>
        <dt>{analyticsNames[name]}</dt>
        <dd>
          {totals[name] === null ? (
            <small>5未満</small>
          ) : name === 'applications' ? (
            <CaseLink of={{ ...during, source: 'application' }} count={totals[name]} />
          ) : (
            few(totals[name])
          )}
        </dd>
      </div>
    ))}
  </dl>
)

const jobColumns = (during: CountedCases): Columns<Analytics['jobs'][number]> => [
  {
    key: 'job',
    header: '求人',
    cell: ({ id, position_title }) => (
      <Link dir="auto" to={id > 0 ? `${href('/online/companies/job_offers/edit')}?id=${id}` : `${href('/online/companies/selection')}?job_id=0`}>
        {position_title}
      </Link>
    ),
  },
  {
    key: 'views',
    header: '閲覧',
    kind: 'end',
    cell: ({ id, job_views }) => (id > 0 ? few(job_views) : '―'),
    sort: ({ id, job_views }) => (id > 0 ? (job_views ?? 0) : null),
  },
  { key: 'favorites', header: '気になる', kind: 'end', cell: ({ favorites }) => few(favorites), sort: ({ favorites }) => favorites ?? 0 },
  {
    key: 'applications',
    header: '応募',
    kind: 'end',
    cell: ({ id, applications }) => <CaseLink of={{ ...during, source: 'application', job_id: id }} count={applications} />,
    sort: ({ applications }) => applications,
  },
  { key: 'scouts', header: 'スカウト', kind: 'end', cell: ({ scouts_sent }) => scouts_sent, sort: ({ scouts_sent }) => scouts_sent },
  { key: 'accepted', header: '承諾', kind: 'end', cell: ({ scouts_accepted }) => scouts_accepted, sort: ({ scouts_accepted }) => scouts_accepted },
  { key: 'refused', header: '辞退', kind: 'end', cell: ({ scouts_refused }) => scouts_refused, sort: ({ scouts_refused }) => scouts_refused },
]

/** Views by day: counts of visitors, and nothing else about them. */
function DayTable({ days, now }: { days: Analytics['views_of_days']; now: Date }) {
  const columns: Columns<Analytics['views_of_days'][number]> = [
    { key: 'day', header: '日', cell: ({ on_day }) => dayWithWeekday(on_day, now) },
    { key: 'company', header: '企業ページ', kind: 'end', cell: ({ company_views }) => few(company_views) },
    { key: 'jobs', header: '求人', kind: 'end', cell: ({ job_views }) => few(job_views) },
  ]
  return (
    <section className="stack" aria-labelledby="days">
      <h2 id="days">日ごとの閲覧</h2>
      {days.length === 0 ? (
        <p className="muted">1日に5回以上開かれた日は、この期間にありません。</p>
      ) : (
        <details>
          <summary>{days.length}日分を見る</summary>
          <DataTable isCompact caption="日ごとの閲覧" columns={columns} rows={days} id={({ on_day }) => on_day} />
        </details>
      )}
    </section>
  )
}
