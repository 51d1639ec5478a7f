import { Link } from 'react-router'
import { analyticsDays } from '#contract/hiring/analytics/analytics-days.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { ScoutFeedbackList } from '../scouts/scout-feedback-list.tsx'
import type { Route } from './+types/figures-page.ts'
import { Charts } from './charts.tsx'
import { DayTable } from './day-table.tsx'
import { JobsTable } from './jobs-table.tsx'
import { OwnFigures } from './own-figures.tsx'
import { TotalsList } from './totals-list.tsx'
import './figures.css'
import '#web/ui/table.css'

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
