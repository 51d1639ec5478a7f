import { pageMeta } from '#web/shell/page-meta.ts'
import { useCompanyAccount } from '../use-company-account.ts'
import type { Route } from './+types/dashboard-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ホーム', description: '返事を待っている人と、自社の求人の状態です。', path: '/online/companies/dashboard', noindex: true })

export default function DashboardPage() {
  const { awaited_answer_count } = useCompanyAccount()
  return (
    <div className="wrap stack">
      <h1>ホーム</h1>
      <p className="prose">{awaited_answer_count > 0 ? `返事を待っている人が${awaited_answer_count}人います。` : '返事を待っている人はいません。'}</p>
    </div>
  )
}
