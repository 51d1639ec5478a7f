import { href, Link } from 'react-router'
import { EmailForm } from '#web/accounts/security/email-form.tsx'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/email-page.ts'
import { requireReauthenticationPage } from './require-reauthentication-page.ts'
import '#web/accounts/security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.candidate_users.email.ask_change({ email: textOf(email) })
    return '新しいアドレスに、確認のメールを送りました。メールのリンクを開くまでは、いまのアドレスのままです。'
  })

export const meta = candidateMeta({ title: 'メールアドレスを変更', description: 'メールアドレスを変えます。', path: href('/settings/security/email') })

export default function EmailPage() {
  return (
    <CandidatePage look="security" title="メールアドレスを変更" result={null}>
      <EmailForm email={useAccount()?.email} />
      <p>
        <Link to={href('/settings/security')}>ログインとセキュリティへ戻る</Link>
      </p>
    </CandidatePage>
  )
}
