import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { AuditTable } from '#web/operator/platform/audit/audit-table.tsx'
import { WarningList } from '../system/warning-list.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/home-page.ts'
import { WaitingList } from './waiting-list.tsx'

/** The newest acts, so that nobody wonders what a colleague did this morning. */
const RECENT = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { operators } = context.get(apiContext)
  const [{ audit_logs }, { warnings }] = await Promise.all([operators.audit_logs({ per_page: RECENT }), operators.system()])
  return { audit_logs, warnings }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営', description: '待っているものを見ます。', path: '/operator', noindex: true })

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
          <h2 id="running">サービスの動き</h2>
          <Link to="/operator/system">運用の状態</Link>
        </div>
        <div className="home-warnings">
          <WarningList warnings={warnings} elsewhere="/operator/system" />
        </div>
      </section>
      <section aria-labelledby="recent" className="section">
        <div className="row between">
          <h2 id="recent">最近の操作</h2>
          <Link to="/operator/audit">すべての記録</Link>
        </div>
        <AuditTable logs={audit_logs} />
      </section>
    </div>
  )
}
