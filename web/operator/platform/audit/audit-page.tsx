import { href } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import { AuditSearch } from '#contract/platform/audit/audit-logs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { Route } from './+types/audit-page.ts'
import { auditColumns } from './audit-columns.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(AuditSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.audit_logs({ ...search, per_page: 50 })), search }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '操作の記録', description: '運営のメンバーがしたことの記録。', path: href('/operator/audit'), noindex: true })

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { audit_logs, search } = loaderData
  return (
    <ListPage
      title="操作の記録"
      intro={
        <>
          書き足されるだけで、だれにも消せません。1行ごとに前の行のハッシュを含み、書きかえや抜けは、サーバーの <code>npm run audit:verify</code> で分かります。
        </>
      }
      filters={
        <ListFilters
          filters={[
            { name: 'act', label: 'したこと', value: search.act, options: auditActs },
            { name: 'subject_kind', label: '対象', value: search.subject_kind, options: auditSubjects },
            { name: 'subject_id', label: '対象の番号', value: search.subject_id, type: 'text', maxLength: 100 },
            { name: 'from', label: 'この日から', value: search.from, type: 'date' },
            { name: 'until', label: 'この日まで', value: search.until, type: 'date' },
          ]}
        />
      }
      list={loaderData}
      of="記録"
      empty="記録はありません。"
    >
      <DataTable caption="操作の記録" columns={auditColumns} rows={audit_logs} id={({ id }) => id} />
    </ListPage>
  )
}
