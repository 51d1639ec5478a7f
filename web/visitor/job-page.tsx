import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/job-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '求人', description: '求人', path: '/job_offer/detail' })

export default function JobPage() {
  return <h1>求人</h1>
}
