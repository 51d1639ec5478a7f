import { dateText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { actOnOwn } from '#web/company/candidates/own/act-on-own.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/dashboard-page.ts'
import { ComingMeetings, DueApprovals, DueJobs, DueReminders, ScorecardsToWrite, WaitingCandidates } from './due-lists.tsx'
import { FirstDaysList } from './first-days.tsx'
import './dashboard.css'
import { href, Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { company_users, companies } = context.get(apiContext)
  const [tasks, first_days, { company }] = await Promise.all([company_users.tasks(), company_users.first_days(), company_users.account()])
  // A company that is not public has no public figures.
  const { response_figures } = await companies.response_figures({ id: company.id }).catch(() => ({ response_figures: [] }))
  return { tasks, first_days, response_figures, now: Date.now() }
}

/** Reminders are done or put off where they are read. */
export const action = (args: Route.ActionArgs) => submitForm(args, ({ company_users }, values, intent) => actOnOwn(company_users, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ホーム', description: '期限のあることと、この4週間の集計です。', path: href('/online/companies/dashboard'), noindex: true })

/** What the members have to do by when, then an overview. */
export default function DashboardPage({ loaderData: { tasks, first_days, response_figures, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { result } = usePageForm()
  const { waiting, promised, meetings, scorecards, reminders, jobs, approvals, scouts_ending, weeks } = tasks
  const isNothingDue = !waiting?.total && !promised?.total && !meetings?.length && !scorecards?.length && !reminders?.total && !jobs?.total && !approvals?.total
  return (
    <div className="wrap dashboard">
      <h1>ホーム</h1>
      <FormAnswer result={result} />
      <div className="stack due">
        <FirstDaysList of={first_days} />
        {isNothingDue && first_days.steps.length === 0 && <NothingDue />}
        {waiting && waiting.total > 0 && (
          <WaitingCandidates
            title="返信待ちの候補者"
            act="返信"
            people={waiting.people}
            total={waiting.total}
            all={`${href('/online/companies/messages')}?filter=awaiting`}
            now={now}
            note={waiting.overdue > 0 && `${waiting.overdue}人には、期限を過ぎたため「返信なし」と表示されています。`}
          />
        )}
        {promised && promised.total > 0 && (
          <WaitingCandidates
            title="スカウト承諾：日程調整が必要"
            act="候補日を送る"
            people={promised.people}
            total={promised.total}
            all={href('/online/companies/selection')}
            now={now}
          />
        )}
        {meetings && meetings.length > 0 && <ComingMeetings meetings={meetings} now={now} />}
        {scorecards && scorecards.length > 0 && <ScorecardsToWrite scorecards={scorecards} now={now} />}
        {reminders && reminders.total > 0 && <DueReminders reminders={reminders} now={now} />}
        {approvals && approvals.total > 0 && <DueApprovals approvals={approvals} now={now} />}
        {jobs && jobs.total > 0 && <DueJobs jobs={jobs} now={now} />}
      </div>
      <aside className="stack" aria-label="いまの状態">
        {weeks && <PublicFigures figures={response_figures} />}
        {weeks && <LastWeeks weeks={weeks} now={now} />}
        {jobs && <JobTasks counts={jobs.counts} />}
        {scouts_ending !== null && scouts_ending > 0 && (
          <p className="small muted">1週間のうちに「返信なし」になるスカウトが{scouts_ending}通あります。相手は、そのあとも答えられます。</p>
        )}
      </aside>
    </div>
  )
}

/** No candidate waits and nothing expires: suggests a next step. */
function NothingDue() {
  const { acts } = useCompanyAccount()
  const way = (
    <p className="row">
      {acts.includes('edit_jobs') && (
        <Link className="button" to={`${PATH}/new`}>
          求人を作成
        </Link>
      )}
      {acts.includes('search_candidates') && (
        <Link className="button" to={href('/online/companies/candidates')}>
          候補者検索
        </Link>
      )}
    </p>
  )
  return <EmptyState way={way}>対応が必要な項目はありません。</EmptyState>
}

/** The last four weeks in short: applications and accepted scouts together. */
function LastWeeks({ weeks, now }: { weeks: NonNullable<CompanyTasks['weeks']>; now: Date }) {
  const sum = (what: 'applications' | 'scouts_accepted') => weeks.reduce((all, week) => all + week[what], 0)
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">この4週間</h2>
      <HorizontalBars
        title="応募・スカウト承諾"
        unit="件"
        bars={weeks.map((week) => ({ label: `${dateText(week.begins_on, now)}から`, value: week.applications + week.scouts_accepted }))}
        sentence={`応募${sum('applications')}件、スカウトの承諾${sum('scouts_accepted')}件です。`}
      />
      <p className="small">
        <Link to={href('/online/companies/figures')}>分析を見る</Link>
      </p>
    </section>
  )
}

/** What candidates read today about how the company answers. */
function PublicFigures({ figures }: { figures: ResponseFigures[] }) {
  const [application, scout] = (['application', 'scout'] as const).map((kind) => figures.find((one) => one.kind === kind) ?? null)
  return (
    <section aria-labelledby="public-figures">
      <h2 id="public-figures">公開中の返信の記録</h2>
      {application && <ResponseFiguresList rows={applicationRows(application)} />}
      {scout && (
        <>
          <h3>スカウト</h3>
          <ResponseFiguresList rows={scoutRows(scout)} />
        </>
      )}
      {!application && !scout && <p className="small muted">集計中です。応募か承諾が10件になると、候補者に公開されます。</p>}
      <p className="small">
        <Link to={href('/online/companies/figures')}>分析を見る</Link>
      </p>
    </section>
  )
}

const PATH = href('/online/companies/job_offers')

const states = [
  ['公開中', 'published'],
  ['審査中', 'in_review'],
  ['下書き', 'draft'],
] as const

/** The state of the company's jobs. */
const JobTasks = ({ counts }: { counts: NonNullable<CompanyTasks['jobs']>['counts'] }) => (
  <section aria-labelledby="jobs">
    <h2 id="jobs">求人</h2>
    <dl className="job-counts">
      {states.map(([label, state]) => (
        <div key={state}>
          <dt>{label}</dt>
          <dd>
            <Link to={`${PATH}?state=${state}`}>{counts[state]}件</Link>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
