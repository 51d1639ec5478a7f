import { Link } from 'react-router'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useCompanyAccount } from '../use-company-account.ts'
import type { Route } from './+types/email-page.ts'
import { mustConfirm } from './must-confirm.ts'
import { EmailForm } from '#web/security/email-form.tsx'
import '#web/security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.company_users.email.ask_change({ email: textOf(email) })
    return '新しいアドレスに、確認のメールを送りました。メールのリンクを開くまでは、いまのアドレスのままです。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールアドレスを変える', description: 'メールアドレスを変えます。', path: '/online/companies/settings/email', noindex: true })

export default function CompanyEmailPage() {
  const { email } = useCompanyAccount()
  return (
    <div className="wrap security">
      <h1>メールアドレスを変える</h1>
      <EmailForm email={email} hint="企業のドメインでないアドレスは、メンバーのページに「社外のドメイン」と示します。" />
      <p>
        <Link to="/online/companies/settings">設定へもどる</Link>
      </p>
    </div>
  )
}
