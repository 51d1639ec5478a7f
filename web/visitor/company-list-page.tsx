import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/company-list-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '企業をさがす', description: '企業をさがす', path: '/company' })

export default function CompanyListPage() {
  return <h1>企業をさがす</h1>
}
