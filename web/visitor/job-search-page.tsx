import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/job-search-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '求人をさがす', description: '求人をさがす', path: '/job_offer/search' })

export default function JobSearchPage() {
  return <h1>求人をさがす</h1>
}
