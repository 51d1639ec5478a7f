import { DAY, dayWithWeekday, japanDay } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { actOnOwn } from '#web/company/candidates/own/act-on-own.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/dashboard-page.ts'
import { Agenda } from './agenda.tsx'
import { DueTasks } from './due-tasks.tsx'
import { JobSelections } from './job-selections.tsx'
import { LastDays } from './last-days.tsx'
import { TeamActs } from './team-acts.tsx'
import { FirstDaysList } from './first-days.tsx'
import './dashboard.css'
import './dashboard-parts.css'
import { href, Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, companies } = context.get(apiContext)
  const assigned = url.searchParams.get(SCOPE) === 'mine' ? ('me' as const) : undefined
  const now = Date.now()
  const last = { from: japanDay(new Date(now - (DAYS - 1) * DAY)), to: japanDay(new Date(now)) }
  const [tasks, first_days, { company }, selections, figures] = await Promise.all([
    company_users.tasks({ assigned }),
    company_users.first_days(),
    company_users.account(),
    company_users.job_selections({ assigned, per_page: JOBS }).catch(noneWhereRefused),
    company_users.selection_figures({ ...last, assigned }).catch(noneWhereRefused),
  ])
  // A company that is not public has no public figures.
  const { response_figures } = await companies.response_figures({ id: company.id }).catch(() => ({ response_figures: [] }))
  return { tasks, first_days, response_figures, selections, figures, assigned, now }
}

const SCOPE = 'scope'
const DAYS = 28
/** As many jobs as stand at home. */
const JOBS = 6

/** Not every member sees every part. */
function noneWhereRefused(error: unknown) {
  if (refusalOf(error)) return null
  throw error
}

/** Reminders are done or put off where they are read. */
export const action = (args: Route.ActionArgs) => submitForm(args, ({ company_users }, values, intent) => actOnOwn(company_users, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ホーム', description: '期限のあることと、この4週間の集計です。', path: href('/online/companies/dashboard'), noindex: true })

/** What the members have to do by when, then an overview. */
export default function DashboardPage({
  loaderData: { tasks, first_days, response_figures, selections, figures, assigned, ...loaderData },
}: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { result } = usePageForm()
  const { waiting, promised, meetings, scorecards, reminders, jobs, approvals, scouts_ending, team } = tasks
  const isNothingDue = !waiting?.total && !promised?.total && !scorecards?.length && !reminders?.total && !jobs?.total && !approvals?.total
  return (
    <div className="wrap dashboard">
      <header className="dashboard-head">
        <h1>ホーム</h1>
        <span className="small muted">{dayWithWeekday(now, now)}</span>
        <ScopeSwitch assigned={assigned} />
      </header>
      <FormAnswer result={result} />
      <div className="stack due">
        <FirstDaysList of={first_days} />
        {isNothingDue && first_days.steps.length === 0 && <NothingDue isMine={assigned !== undefined} />}
        <DueTasks tasks={tasks} now={now} assigned={assigned} />
        {selections && <JobSelections {...selections} assigned={assigned} />}
      </div>
      <aside className="stack" aria-label="いまの状態">
        {meetings && <Agenda meetings={meetings} now={now} />}
        {figures && <LastDays figures={figures} now={now} assigned={assigned} />}
        {team && <TeamActs acts={team} now={now} />}
        {figures && <PublicFigures figures={response_figures} isMine={assigned !== undefined} />}
        {jobs && <JobTasks counts={jobs.counts} assigned={assigned} />}
        {scouts_ending !== null && scouts_ending > 0 && (
          <p className="small muted">
            1週間のうちに「返信なし」になる{assigned && '自分の'}スカウトが{scouts_ending}通あります。相手は、そのあとも答えられます。
          </p>
        )}
      </aside>
    </div>
  )
}

/** What the member takes care of, or all that they see. */
const ScopeSwitch = ({ assigned }: { assigned: 'me' | undefined }) => (
  <nav className="scope" aria-label="表示範囲">
    <Link className="button small" to="?" aria-current={assigned ? undefined : 'true'} preventScrollReset>
      全体
    </Link>
    <Link className="button small" to={`?${SCOPE}=mine`} aria-current={assigned ? 'true' : undefined} preventScrollReset>
      自分の担当
    </Link>
  </nav>
)

/** No candidate waits and nothing expires: suggests a next step. */
function NothingDue({ isMine }: { isMine: boolean }) {
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
  return <EmptyState way={way}>{isMine ? '自分の担当に、対応が必要な項目はありません。' : '対応が必要な項目はありません。'}</EmptyState>
}

/** What candidates read today about how the company answers. */
function PublicFigures({ figures, isMine }: { figures: ResponseFigures[]; isMine: boolean }) {
  const [application, scout] = (['application', 'scout'] as const).map((kind) => figures.find((one) => one.kind === kind) ?? null)
  return (
    <section aria-labelledby="public-figures">
      <h2 id="public-figures">公開中の返信の記録{isMine && <small>企業全体</small>}</h2>
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

type JobTasksProps = { counts: NonNullable<CompanyTasks['jobs']>['counts']; assigned: 'me' | undefined }

/** The state of the company's jobs, or of 担当の求人. */
const JobTasks = ({ counts, assigned }: JobTasksProps) => (
  <section aria-labelledby="jobs">
    <h2 id="jobs">{assigned && '担当の'}求人</h2>
    <dl className="job-counts">
      {states.map(([label, state]) => (
        <div key={state}>
          <dt>{label}</dt>
          <dd>
            <Link to={`${PATH}?state=${state}${assigned ? '&mine=true' : ''}`}>{counts[state]}件</Link>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
