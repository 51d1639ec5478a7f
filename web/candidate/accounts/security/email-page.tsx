import { Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/email-page.ts'
import { requireReauthenticationPage } from './require-reauthentication-page.ts'
import { EmailForm } from '#web/accounts/security/email-form.tsx'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.candidate_users.email.ask_change({ email: textOf(email) })
    return '新しいアドレスに、確認のメールを送りました。メールのリンクを開くまでは、いまのアドレスのままです。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールアドレスを変える', description: 'メールアドレスを変えます。', path: '/settings/security/email', noindex: true })

export default function EmailPage() {
  const account = useAccount()
  return (
    <div className="wrap security">
      <h1>メールアドレスを変える</h1>
      <EmailForm email={account?.email} />
      <p>
        <Link to="/settings/security">ログインと安全へもどる</Link>
      </p>
    </div>
  )
}
