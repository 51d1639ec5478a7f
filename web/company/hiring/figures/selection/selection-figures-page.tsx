import { href } from 'react-router'
import type { SelectionTable } from '#contract/hiring/analytics/selection-figure-names.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { askedPeriod, isRefusedPeriod, periodQuery } from '../asked-period.ts'
import '../figures.css'
import { PeriodBar } from '../period-bar.tsx'
import type { Route } from './+types/selection-figures-page.ts'
import { ChannelsSection } from './channels-section.tsx'
import { CohortsSection } from './cohorts-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { StagesSection } from './stages-section.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { TimeSection } from './time-section.tsx'

const PATH = href('/online/companies/figures/selection')
const FILE = '/online/api/v1/amateras/company_users/selection_figures/file/'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedPeriod(url.searchParams)
  const figures = await context.get(apiContext).company_users.selection_figures(asked)
  const days = 'days' in asked ? asked.days : undefined
  return { figures, days, query: periodQuery(asked), isRefused: isRefusedPeriod(url.searchParams), now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '選考の分析', description: '選考ファネル、日数、求人・始まりかた・担当ごとの数字です。', path: PATH, noindex: true })

export const handle = crumbs({ here: '選考' })

export default function SelectionFiguresPage({ loaderData: { figures, days, query, isRefused, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { all, before, cohorts, since, until } = figures
  // An operator who looks at the company takes no files along.
  const { viewing } = useCompanyAccount()
  const fileOf = (table: SelectionTable) => !viewing && `${FILE}?${query}&table=${table}`
  const isEmpty = figures.channels.length + all.begun + before.all.begun + cohorts.reduce((sum, { begun }) => sum + begun, 0) === 0
  return (
    <div className="wrap company-figures">
      <h1>分析</h1>
      <div className="stack">
        <PeriodBar here={PATH} query={query} days={days} chosen={{ since, until, isRefused }} />
        <p>
          {dateText(since, now)}〜{dateText(until, now)}に始まった選考
        </p>
      </div>
      {isEmpty ? (
        <EmptyState title="数えられる選考は、まだありません">
          応募があるか、スカウトが承諾されると、返信・面接・内定・入社決定まで進んだ件数と、段階ごとの日数を、求人・始まりかた・採用経路・担当ごとに表示します。
        </EmptyState>
      ) : (
        <>
          <StagesSection figures={figures} file={fileOf('stages')} now={now} />
          {all.begun > 0 && (
            <>
              <TimeSection figures={figures} fileOf={fileOf} now={now} />
              <GroupsSection figures={figures} fileOf={fileOf} />
            </>
          )}
          {figures.channels.length > 0 && <ChannelsSection figures={figures} file={fileOf('channels')} />}
          <CohortsSection cohorts={cohorts} file={fileOf('cohorts')} />
        </>
      )}
    </div>
  )
}
