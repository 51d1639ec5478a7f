import { href, Link, redirect, useActionData } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { linkMeta, tokenIn } from '#web/visitor/accounts/links/mailed-link.tsx'
import { VerifyForm } from '#web/visitor/accounts/registration/verify-form.tsx'
import type { Route } from './+types/verify-page.ts'

/** Opening the link changes nothing: mail programs open links, too. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { token, password }) => {
    const { outcome } = await api.company_registrations.verify({
      token: textOf(token),
      ...(password === undefined ? {} : { password: textOf(password) }),
    })
    if (outcome === 'pending' || outcome === 'granted') return redirect(href('/online/companies/dashboard'), 303)
    if (outcome === 'sign_in') return redirect(signInPath(href('/online/companies/dashboard')), 303)
    return outcome === 'asked'
      ? '御社はすでに登録しているため、新しくは登録していません。御社の管理者に、あなたを招待するよう、メールでお願いしました。招待のメールが届いたら、そのリンクから始めてください。'
      : '御社の情報はすでに載っているため、新しくは登録せず、あなたが管理者になる申請として受け付けました。運営が、メールアドレスのドメインと法人番号を確かめて決め、結果をメールでお知らせします。'
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'メールアドレスの確認',
    description: 'メールアドレスを確認して、企業の登録を終えます。',
    path: href('/online/companies/verify'),
    noindex: true,
  }),
  linkMeta,
]

export default function CompanyVerifyPage({ loaderData: { token } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  if (result?.saved)
    return (
      <div className="wrap registration">
        <h1>メールアドレスを確認しました</h1>
        <p className="prose">{result.sentence}</p>
        <p>
          <Link to={href('/about/contact')}>窓口</Link>
        </p>
      </div>
    )
  return (
    <VerifyForm
      action={href('/online/companies/verify')}
      token={token}
      result={result}
      lead="ボタンを押すと、メールアドレスの確認が終わります。企業が初めて登録されるときは、そのままログインします。企業がすでに載っているときは、管理者になる申請になり、運営が確認した結果をメールでお知らせします。"
    >
      もう一度<Link to={href('/online/companies/sign_up')}>企業の登録</Link>をすると、新しいメールが届きます。登録が済んでいるときは、
      <Link to="/online/companies/?area=company">ログイン</Link>できます。
    </VerifyForm>
  )
}
