import { href } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { WorkList } from '#web/work/table/work-list.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import type { Route } from './+types/audit-page.ts'
import { actsOnRecord } from './acts-on-record.ts'
import { auditColumns } from './audit-columns.tsx'
import { AuditEntry } from './audit-entry.tsx'

export const loader = (args: Route.LoaderArgs) => loadList(args, actsOnRecord)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '操作の記録', description: '運営のメンバーがしたことの記録。', path: href('/operator/audit'), noindex: true })

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { valueOf } = useListAddress()
  const open = valueOf('open')
  const known = loaderData.rows.flatMap((entry) => (entry.operator_user_id === '' ? [] : [[entry.operator_user_id, entry.operator_name]]))
  const chosen = valueOf('operator_user_id')
  return (
    <WorkList
      loaded={loaderData}
      title="操作の記録"
      filters={[
        { name: 'act', label: '操作', options: auditActs },
        // The operators of this page, and the one who is chosen even when nothing of theirs is on it.
        { name: 'operator_user_id', label: '実行者', options: Object.fromEntries([...(chosen ? [[chosen, chosen.slice(0, 8)]] : []), ...known]) },
        { name: 'subject_kind', label: '対象', options: auditSubjects },
        { name: 'subject_id', label: '対象の番号', type: 'text', maxLength: 100 },
        { name: 'from', label: 'この日から', type: 'date' },
        { name: 'until', label: 'この日まで', type: 'date' },
      ]}
      columns={auditColumns}
      below={(entry) => String(entry.id) === open && <AuditEntry entry={entry} />}
      of="記録"
      empty="記録はまだありません。運営のメンバーが行った操作が、新しい順に表示されます。追加だけで、削除はできません。"
    />
  )
}
