import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'ログイン', description: 'ログイン', path: '/online/companies/' })

export default function SignInPage() {
  return <h1>ログイン</h1>
}
