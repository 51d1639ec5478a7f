import { Form, Link } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import { AuditSearch } from '#contract/platform/audit/audit-logs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/audit-page.ts'
import { AuditTable } from './audit-table.tsx'
import './audit.css'

const PATH = '/operator/audit'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(AuditSearch, url.searchParams)
  const found = await context.get(apiContext).operators.audit_logs({ ...search, per_page: 50 })
  return { ...found, search, base: withoutPage(url.searchParams) }
}

const withoutPage = (params: URLSearchParams) => {
  const rest = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value))
  return rest.toString()
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '操作の記録', description: '運営のメンバーがしたことの記録。', path: PATH, noindex: true })

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

export default function AuditPage({ loaderData: { audit_logs, total, page, per_page, search, base } }: Route.ComponentProps) {
  return (
    <div className="stack audit">
      <h1>操作の記録</h1>
      <p className="prose small">
        書き足されるだけで、だれにも消せません。1行ごとに前の行のハッシュを含み、書きかえや抜けは、サーバーの <code>npm run audit:verify</code> で分かります。
      </p>
      <Form method="get" className="audit-filters" key={base}>
        <Field label="したこと">
          <select className="input" name="act" defaultValue={search.act ?? ''}>
            <option value="">すべて</option>
            {options(auditActs)}
          </select>
        </Field>
        <Field label="対象">
          <select className="input" name="subject_kind" defaultValue={search.subject_kind ?? ''}>
            <option value="">すべて</option>
            {options(auditSubjects)}
          </select>
        </Field>
        <Field label="対象の番号">
          <input className="input" name="subject_id" maxLength={100} defaultValue={search.subject_id} />
        </Field>
        <Field label="この日から">
          <input className="input" name="from" type="date" defaultValue={search.from} />
        </Field>
        <Field label="この日まで">
          <input className="input" name="until" type="date" defaultValue={search.until} />
        </Field>
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      <p>
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件 {base && <Link to={PATH}>条件をすべて外す</Link>}
      </p>
      <AuditTable logs={audit_logs} />
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
    </div>
  )
}
