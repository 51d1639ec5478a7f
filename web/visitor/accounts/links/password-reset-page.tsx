import { Form, Link, redirect, useActionData, useLocation, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
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
    return redirect(at ? `${at}/sent` : withNext('/registration/sent', next), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'パスワードを決めなおす',
    description: '登録したアドレスに、パスワードを決めなおすメールを送ります。',
    path: '/password/reset',
    noindex: true,
  })

export default function PasswordResetPage() {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { pathname, search } = useLocation()
  const { signIn } = areaOfPage(pathname)
  const next = safePath(new URLSearchParams(search).get('next'))
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap registration">
      <h1>パスワードを決めなおす</h1>
      <p className="prose">登録したメールアドレスを入力してください。新しいパスワードを決めるページへのリンクを送ります。</p>
      <MailNote />
      <FormRefusal result={result} />
      <Form method="post" className="stack" reloadDocument>
        <Field label="メールアドレス" error={refused?.refusal.issues.email}>
          <input className="input" name="email" type="email" autoComplete="username" inputMode="email" required defaultValue={textOf(refused?.values.email)} />
        </Field>
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          メールを受け取る
        </button>
      </Form>
      <p className="small">
        パスワードを思い出したときは、<Link to={withNext(signIn, next)}>ログイン</Link>へ。
      </p>
    </div>
  )
}
