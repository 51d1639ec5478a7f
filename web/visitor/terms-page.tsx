import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/terms-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '利用規約', description: '利用規約', path: '/terms' })

export default function TermsPage() {
  return <h1>利用規約</h1>
}
