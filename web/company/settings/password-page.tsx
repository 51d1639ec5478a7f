import { Link } from 'react-router'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useCompanyAccount } from '../use-company-account.ts'
import type { Route } from './+types/password-page.ts'
import { mustConfirm } from './must-confirm.ts'
import { PasswordForm } from '#web/security/password-form.tsx'
import '#web/security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { password }) => {
    await api.company_users.password.change({ password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'パスワードを変える', description: 'パスワードを変えます。', path: '/online/companies/settings/password', noindex: true })

export default function CompanyPasswordPage() {
  const { email } = useCompanyAccount()
  return (
    <div className="wrap security">
      <h1>パスワードを変える</h1>
      <PasswordForm email={email} />
      <p>
        <Link to="/online/companies/settings">設定へもどる</Link>
      </p>
    </div>
  )
}
