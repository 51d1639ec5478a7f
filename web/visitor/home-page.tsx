import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/home-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'スタートアップの求人をさがす', description: 'スタートアップの求人をさがす', path: '/' })

export default function HomePage() {
  return <h1>スタートアップの求人をさがす</h1>
}
