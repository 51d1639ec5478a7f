import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/privacy-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '個人情報の扱い', description: '個人情報の扱い', path: '/privacy' })

export default function PrivacyPage() {
  return <h1>個人情報の扱い</h1>
}
