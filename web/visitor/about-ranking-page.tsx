import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/about-ranking-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '表示順位の決め方', description: '表示順位の決め方', path: '/about/ranking' })

export default function AboutRankingPage() {
  return <h1>表示順位の決め方</h1>
}
