import { pageMeta } from '#web/shell/page-meta.ts'
import { useOperatorAccount } from '../use-operator-account.ts'
import type { Route } from './+types/home-page.ts'
import { WaitingList } from './waiting-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営', description: '待っているものを見ます。', path: '/operator', noindex: true })

export default function OperatorHomePage() {
  const { name, waiting } = useOperatorAccount()
  return (
    <div className="stack">
      <h1>{name}さん、お疲れさまです</h1>
      <WaitingList waiting={waiting} />
    </div>
  )
}
