import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ComingMeetings } from './coming-meetings.tsx'
import type { Route } from './+types/dashboard-page.ts'
import { DueJobs } from './due-jobs.tsx'
import { JobTasks } from './job-tasks.tsx'
import { LastWeeks } from './last-weeks.tsx'
import { NothingDue } from './nothing-due.tsx'
import { PublicFigures } from './public-figures.tsx'
import { WaitingPeople } from './waiting-people.tsx'
import './dashboard.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { company_users, companies } = context.get(apiContext)
  const [tasks, { company }] = await Promise.all([company_users.tasks(), company_users.account()])
  // A company that is closed to the public has no public figures.
  const { response_figures } = await companies.response_figures({ id: company.id }).catch(() => ({ response_figures: [] }))
  return { tasks, response_figures, now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ホーム', description: '期限のあることと、この4週間の数字です。', path: '/online/companies/dashboard', noindex: true })

/** What has to be done and by when, then how things stand. */
export default function DashboardPage({ loaderData: { tasks, response_figures, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { waiting, promised, meetings, jobs, scouts_ending, weeks } = tasks
  const isNothingDue = !waiting?.total && !promised?.total && !meetings?.length && !jobs?.total
  return (
    <div className="wrap dashboard">
      <h1>ホーム</h1>
      <div className="stack due">
        {isNothingDue && <NothingDue />}
        {waiting && waiting.total > 0 && (
          <WaitingPeople title="返事を待っている人" people={waiting.people} total={waiting.total} all="/online/companies/messages?filter=awaiting" now={now}>
            {waiting.overdue > 0 && `${waiting.overdue}人には、期限を過ぎたため「返信なし」と表示されています。`}
          </WaitingPeople>
        )}
        {promised && promised.total > 0 && (
          <WaitingPeople
            title="スカウトを受けた人に、面談の候補日を送る"
            people={promised.people}
            total={promised.total}
            all="/online/companies/selection"
            now={now}
          />
        )}
        {meetings && meetings.length > 0 && <ComingMeetings meetings={meetings} now={now} />}
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
