import { Link } from 'react-router'
import { analyticsDays } from '#contract/hiring/analytics/analytics-days.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { ScoutFeedbackList } from '../scouts/scout-feedback-list.tsx'
import type { Route } from './+types/figures-page.ts'
import { Charts } from './charts.tsx'
import { OwnFigures } from './own-figures.tsx'
import { TotalsList } from './totals-list.tsx'
import './figures.css'
import '#web/ui/table.css'
import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { dayWithWeekday } from '#web/conversations/talk/moment.ts'

const PATH = '/online/companies/figures'
const names = { 30: '30日', 90: '90日', 365: '1年' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users } = context.get(apiContext)
  const days = analyticsDays.find((one) => String(one) === url.searchParams.get('days')) ?? 30
  const [analytics, { response_figures }] = await Promise.all([company_users.analytics({ days }), company_users.response_figures()])
  return { analytics, response_figures, days, now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '数字', description: '返事の記録、閲覧、応募、スカウト、選考の数字です。', path: PATH, noindex: true })

export default function FiguresPage({ loaderData: { analytics, response_figures, days, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { totals, jobs, feedback, views_of_days, since, until } = analytics
  return (
    <div className="wrap company-figures">
      <h1>数字</h1>
      <OwnFigures figures={response_figures} now={now} />
      <section className="stack" aria-labelledby="period">
        <div className="row period">
          <h2 id="period">
            {dateText(since, now)}〜{dateText(until, now)}
          </h2>
          <nav aria-label="期間" className="row">
            {analyticsDays.map((one) => (
              <Link key={one} className="chip plain" to={`${PATH}?days=${one}`} aria-current={one === days ? 'page' : undefined} preventScrollReset data-stays>
                {names[one]}
              </Link>
            ))}
          </nav>
        </div>
        <TotalsList totals={totals} />
        <p className="small muted">閲覧と気になるは、だれのものかが分からないように、5きざみに切り捨て、5に満たない数は示しません。</p>
        <p>
          <a className="button" href={`/online/api/v1/amateras/company_users/analytics/file/?days=${days}`} download>
            CSVを受け取る
          </a>
        </p>
      </section>
      <Charts analytics={analytics} now={now} />
      <section className="stack" aria-labelledby="by-job">
        <h2 id="by-job">求人ごと</h2>
        {jobs.length > 0 ? <JobsTable jobs={jobs} /> : <p className="muted">この期間に動きのあった求人は、ありません。</p>}
      </section>
      {feedback && <ScoutFeedbackList feedback={[feedback]} />}
      <DayTable days={views_of_days} now={now} />
    </div>
  )
}

/** Views by day: counts of visitors, and nothing else about them. */
const DayTable = ({ days, now }: { days: Analytics['views_of_days']; now: Date }) => (
  <section className="stack" aria-labelledby="days">
    <h2 id="days">日ごとの閲覧</h2>
    {days.length === 0 ? (
      <p className="muted">1日に5回以上開かれた日は、この期間にありません。</p>
    ) : (
      <details>
        <summary>{days.length}日分を見る</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">日</th>
              <th scope="col" className="r">
                企業ページ
              </th>
              <th scope="col" className="r">
                求人
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ on_day, company_views, job_views }) => (
              <tr key={on_day}>
                <th scope="row">{dayWithWeekday(on_day, now)}</th>
                <td className="r">{company_views ?? '5未満'}</td>
                <td className="r">{job_views ?? '5未満'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    )}
  </section>
)

const few = (count: number | null) => (count === null ? '5未満' : count.toLocaleString('ja-JP'))

/** Each job with events in the period. Wider than a phone: the table scrolls by itself. */
const JobsTable = ({ jobs }: { jobs: Analytics['jobs'] }) => (
  <div className="scroll">
    <table className="table by-job">
      <thead>
        <tr>
          <th scope="col">求人</th>
          {['閲覧', '気になる', '応募', 'スカウト', '承諾', '断り'].map((name) => (
            <th scope="col" className="r" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ id, position_title, job_views, favorites, applications, scouts_sent, scouts_accepted, scouts_refused }) => (
          <tr key={id}>
            <th scope="row">
              <Link dir="auto" to={id > 0 ? `/online/companies/job_offers/edit?id=${id}` : '/online/companies/selection?job_id=0'}>
                {position_title}
              </Link>
            </th>
            <td className="r">{id > 0 ? few(job_views) : '―'}</td>
            <td className="r">{few(favorites)}</td>
            <td className="r">{applications}</td>
            <td className="r">{scouts_sent}</td>
            <td className="r">{scouts_accepted}</td>
            <td className="r">{scouts_refused}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
