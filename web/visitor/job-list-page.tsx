import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/job-list-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '求人の一覧', description: '求人の一覧', path: '/job_offer' })

export default function JobListPage() {
  return <h1>求人の一覧</h1>
}
