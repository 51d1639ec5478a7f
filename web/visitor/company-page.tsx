import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/company-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '企業', description: '企業', path: '/company/detail' })

export default function CompanyPage() {
  return <h1>企業</h1>
}
