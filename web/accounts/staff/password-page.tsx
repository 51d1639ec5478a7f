import { href, Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PasswordForm } from '../security/password-form.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/password-page.ts'
import { accountOfPage } from '../security/account-of-page.ts'
import '../security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  const { people, account } = accountOfPage(args.url.pathname)
  const { email } = await args.context.get(apiContext)[people].account()
  return { email, account }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { current_password, password }) => {
    await api[accountOfPage(args.url.pathname).people].password.change({ current_password: textOf(current_password), password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'パスワードを変更', description: 'パスワードを変えます。', path: href('/online/companies/settings/password'), noindex: true })

export const handle = crumbs({ here: 'パスワード' })

export default function StaffPasswordPage({ loaderData: { email, account } }: Route.ComponentProps) {
  return (
    <div className="wrap security">
      <h1>パスワードを変更</h1>
      <PasswordForm email={email} />
      <p>
        <Link to={account}>設定へ戻る</Link>
      </p>
    </div>
  )
}
