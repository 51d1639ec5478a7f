import { href, Link } from 'react-router'
import { PasswordForm } from '#web/accounts/security/password-form.tsx'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/password-page.ts'
import '#web/accounts/security/security.css'

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { current_password, password }) => {
    await api.candidate_users.password.change({ current_password: textOf(current_password), password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta = candidateMeta({ title: 'パスワードを変える', description: 'パスワードを変えます。', path: href('/settings/security/password') })

export default function PasswordPage() {
  return (
    <CandidatePage look="security" title="パスワードを変える" result={null}>
      <PasswordForm email={useAccount()?.email} />
      <p>
        <Link to={href('/settings/security')}>ログインと安全へもどる</Link>
      </p>
    </CandidatePage>
  )
}
