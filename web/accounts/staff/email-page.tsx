import { href, Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { EmailForm } from '../security/email-form.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/email-page.ts'
import { requireReauthenticationPage } from './require-reauthentication-page.ts'
import { accountOfPage } from '../security/account-of-page.ts'
import '../security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  const { people, account } = accountOfPage(args.url.pathname)
  const { email } = await args.context.get(apiContext)[people].account()
  return { email, account, hint: people === 'company_users' ? '企業のドメインでないアドレスは、メンバーのページに「社外のドメイン」と示します。' : undefined }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api[accountOfPage(args.url.pathname).people].email.ask_change({ email: textOf(email) })
    return '新しいアドレスに、確認のメールを送りました。メールのリンクを開くまでは、いまのアドレスのままです。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'メールアドレスを変更',
    description: 'メールアドレスを変えます。',
    path: href('/online/companies/settings/email'),
    noindex: true,
  })

export const handle = crumbs({ here: 'メールアドレス' })

export default function StaffEmailPage({ loaderData: { email, account, hint } }: Route.ComponentProps) {
  return (
    <div className="wrap security">
      <h1>メールアドレスを変更</h1>
      <EmailForm email={email} hint={hint} />
      <p>
        <Link to={account}>設定へ戻る</Link>
      </p>
    </div>
  )
}
