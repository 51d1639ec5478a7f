import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/about-metrics-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '数字の算出方法', description: '数字の算出方法', path: '/about/metrics' })

export default function AboutMetricsPage() {
  return <h1>数字の算出方法</h1>
}
