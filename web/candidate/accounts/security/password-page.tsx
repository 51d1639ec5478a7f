import { href, Link, useActionData } from 'react-router'
import { PasswordForm } from '#web/accounts/security/password-form.tsx'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/password-page.ts'
import '#web/accounts/security/security.css'

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { current_password, password }, intent) => {
    if (intent === 'set') {
      const { email } = await api.candidate_users.account()
      await api.registrations.ask_password_reset({ email, next: href('/settings/security') })
      return `${email} に、パスワードを設定するリンクを送りました。リンクは30分のあいだ、1回だけ使えます。`
    }
    await api.candidate_users.password.change({ current_password: textOf(current_password), password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta = candidateMeta({ title: 'パスワードを変更', description: 'パスワードを変えます。', path: href('/settings/security/password') })

export default function PasswordPage() {
  const account = useAccount()
  return (
    <CandidatePage look="security" title="パスワードを変更" result={null}>
      {account?.has_password === false ? <SetByMail email={account.email} /> : <PasswordForm email={account?.email} />}
      <p>
        <Link to={href('/settings/security')}>ログインとセキュリティへ戻る</Link>
      </p>
    </CandidatePage>
  )
}

/** Who signed up without a password sets one with a link: the mailbox proves who they are, as it did then. */
function SetByMail({ email }: { email: string }) {
  const result = useActionData<FormResult>()
  return (
    <>
      <FormAnswer result={result} />
      {!result?.saved && (
        <PageForm>
          <p>パスワードを設定していません。{email} に届くリンクから設定できます。</p>
          <SubmitButton intent="set" look="primary">
            リンクを受け取る
          </SubmitButton>
        </PageForm>
      )}
    </>
  )
}
