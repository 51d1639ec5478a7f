import { Form, Link } from 'react-router'
import { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/reports-page.ts'
import { ReportsTable } from './reports-table.tsx'
import './reports.css'

const PATH = '/operator/reports'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(ReportSearch, url.searchParams)
  const found = await context.get(apiContext).operators.reports.list({ ...search, per_page: 50 })
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => name !== 'page' && value)).toString()
  return { ...found, search, base }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通報と苦情', description: '通報と苦情に答えます。', path: PATH, noindex: true })

export default function ReportsPage({ loaderData: { reports, total, page, per_page, search, base } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>通報と苦情</h1>
      <Form method="get" className="report-filters" key={base}>
        <Choice label="状態" name="report_state" names={reportStates} chosen={search.report_state} />
        <Choice label="種類" name="report_kind" names={reportKinds} chosen={search.report_kind} />
        <Choice label="何について" name="about" names={reportAbouts} chosen={search.about} />
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      <p>
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件 {base && <Link to={PATH}>条件をすべて外す</Link>}
      </p>
      <ReportsTable reports={reports} />
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
    </div>
  )
}

type ChoiceProps = { label: string; name: string; names: Record<string, string>; chosen: string | undefined }

const Choice = ({ label, name, names, chosen = '' }: ChoiceProps) => (
  <Field label={label}>
    <select className="input" name={name} defaultValue={chosen}>
      <option value="">すべて</option>
      {Object.entries(names).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)
