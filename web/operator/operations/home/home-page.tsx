import { href, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { auditColumns } from '#web/operator/platform/audit/audit-columns.tsx'
import { columnsOf } from '#web/work/table/work-columns.ts'
import { WorkTable } from '#web/work/table/work-table.tsx'
import { WarningList } from '../system/warning-list.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/home-page.ts'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import './waiting-list.css'

/** The columns of the whole record without what unfolds and sorts there. */
const recentColumns = columnsOf(auditColumns).flatMap(({ sort: _sort, ...column }) => (column.isExtra || column.kind === 'acts' ? [] : [column]))

/** The newest acts, so that nobody wonders what a colleague did this morning. */
const RECENT = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { operators } = context.get(apiContext)
  const [{ audit_logs }, { warnings }] = await Promise.all([operators.audit_logs({ per_page: RECENT }), operators.system()])
  return { audit_logs, warnings }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営', description: '対応待ちの件数と、最近の操作。', path: href('/operator'), noindex: true })

export default function OperatorHomePage({ loaderData: { audit_logs, warnings } }: Route.ComponentProps) {
  const { name, waiting } = useOperatorAccount()
  return (
    <div className="stack">
      <h1>
        <bdi>{name}</bdi>さん、お疲れさまです
      </h1>
      <WaitingList waiting={waiting} />
      <section aria-labelledby="running" className="section">
        <div className="row between">
          <h2 id="running">サービスの状況</h2>
          <Link to={href('/operator/system')}>運用の状態</Link>
        </div>
        <div className="home-warnings">
          <WarningList warnings={warnings} elsewhere={href('/operator/system')} />
        </div>
      </section>
      <section aria-labelledby="recent" className="section">
        <div className="row between">
          <h2 id="recent">最近の操作</h2>
          <Link to={href('/operator/audit')}>すべての記録</Link>
        </div>
        <WorkTable caption="最近の操作" columns={recentColumns} rows={audit_logs} id={({ id }) => id} rowsKey="recent" />
      </section>
    </div>
  )
}

const kinds: { key: keyof OperatorAccount['waiting']; label: string; to: string }[] = [
  { key: 'companies', label: '企業の承認', to: `${href('/operator/companies')}?company_state=pending` },
  { key: 'claims', label: '管理者になる申請', to: `${href('/operator/claims')}?claim_state=waiting` },
  { key: 'job_reviews', label: '求人の審査', to: href('/operator/job_offers') },
  { key: 'story_reviews', label: 'ストーリーの審査', to: href('/operator/job_offers/stories') },
  { key: 'reports', label: '通報と苦情', to: `${href('/operator/reports')}?begin` },
  { key: 'approvals', label: '2人目の承認', to: href('/operator/approvals') },
  { key: 'data_requests', label: '個人情報の請求', to: href('/operator/requests') },
]

/** What waits for an operator; nothing waiting is said, too. */
function WaitingList({ waiting }: Pick<OperatorAccount, 'waiting'>) {
  const isQuiet = kinds.every(({ key }) => waiting[key] === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">対応待ち</h2>
      {isQuiet && <p>対応が必要な項目はありません。</p>}
      <ul className="waiting-list">
        {kinds.map(({ key, label, to }) => (
          <li key={key}>
            <Link to={to}>
              <span>{label}</span>
              <strong className="num">{waiting[key]}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
