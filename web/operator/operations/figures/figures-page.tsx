import { href, Link } from 'react-router'
import { type FigureStep, figureSteps, type OperatorTable } from '#contract/operations/figures/operator-figure-names.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/figures-page.ts'
import { CompaniesSection } from './companies-section.tsx'
import './figures.css'
import { BalanceSection } from './balance-section.tsx'
import { PartsSection } from './parts-section.tsx'
import { QueuesSection } from './queues-section.tsx'

const PATH = href('/operator/figures')
const FILE = '/online/api/v1/amateras/operators/figures/file/'
const steps = Object.keys(figureSteps) as FigureStep[]
const names = { day: '日ごと（14日）', week: '週ごと（12週）', month: '月ごと（12か月）' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const step = steps.find((one) => one === url.searchParams.get('step')) ?? 'week'
  return { figures: await context.get(apiContext).operators.figures.show({ step }), now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'サイトの数字', description: '登録、応募、スカウト、入社決定、待っているもの、企業ごとの数字です。', path: PATH, noindex: true })

export default function OperatorFiguresPage({ loaderData: { figures, now } }: Route.ComponentProps) {
  const { step, since, until, queues, balance, companies, companies_total } = figures
  const fileOf = (table: OperatorTable) => `${FILE}?step=${step}&table=${table}`
  return (
    <div className="stack site-figures">
      <h1>サイトの数字</h1>
      <div className="row between">
        <p>
          {dateText(since, now)}〜{dateText(until, now)}
        </p>
        <nav aria-label="区切り" className="chips">
          {steps.map((one) => (
            <Link key={one} className="chip plain" to={`${PATH}?step=${one}`} aria-current={one === step ? 'page' : undefined} preventScrollReset data-stays>
              {names[one]}
            </Link>
          ))}
        </nav>
      </div>
      <PartsSection figures={figures} file={fileOf('parts')} now={new Date(now)} />
      <QueuesSection queues={queues} file={fileOf('queues')} now={now} />
      <CompaniesSection companies={companies} total={companies_total} file={fileOf('companies')} />
      <BalanceSection balance={balance} fileOf={fileOf} />
    </div>
  )
}
