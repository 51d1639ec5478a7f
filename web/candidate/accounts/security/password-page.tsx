import { Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/password-page.ts'
import { PasswordForm } from '#web/accounts/security/password-form.tsx'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { current_password, password }) => {
    await api.candidate_users.password.change({ current_password: textOf(current_password), password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'パスワードを変える', description: 'パスワードを変えます。', path: '/settings/security/password', noindex: true })

export default function PasswordPage() {
  const account = useAccount()
  return (
    <div className="wrap security">
      <h1>パスワードを変える</h1>
      <PasswordForm email={account?.email} />
      <p>
        <Link to="/settings/security">ログインと安全へもどる</Link>
      </p>
    </div>
  )
}
