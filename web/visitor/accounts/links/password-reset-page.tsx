import { href, Link, redirect, useLocation } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { areaOfPage } from './area-of-page.ts'
import type { Route } from './+types/password-reset-page.ts'
import '../registration.css'

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    const { area, at } = areaOfPage(args.url.pathname)
    const next = safePath(args.url.searchParams.get('next')) ?? ''
    await api[area].ask_password_reset({ email: textOf(email), next })
    return redirect(at ? `${at}/sent` : withNext(href('/registration/sent'), next), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'パスワードを再設定する',
    description: '登録したアドレスに、パスワード再設定のメールを送ります。',
    path: href('/password/reset'),
    noindex: true,
  })

export default function PasswordResetPage() {
  const form = usePageForm<{ email: string }>()
  const { pathname, search } = useLocation()
  const { signIn } = areaOfPage(pathname)
  const next = safePath(new URLSearchParams(search).get('next'))
  return (
    <div className="wrap registration">
      <h1>パスワードを再設定する</h1>
      <p className="prose">登録したメールアドレスを入力してください。新しいパスワードを決めるページへのリンクを送ります。</p>
      <MailNote />
      <FormRefusal result={form.result} />
      <PageForm reloadDocument>
        <TextField of={form} name="email" label="メールアドレス" type="email" autoComplete="username" inputMode="email" required />
        <SubmitButton look="primary wide">メールを受け取る</SubmitButton>
      </PageForm>
      <p className="small">
        パスワードを思い出したときは、<Link to={withNext(signIn, next)}>ログイン</Link>へ。
      </p>
    </div>
  )
}
