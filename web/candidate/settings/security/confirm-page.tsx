import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'
import './security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = ({ url }: Route.LoaderArgs) => ({ next: safePath(url.searchParams.get('next')) ?? '/settings/security' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { password }) => {
    await api.sessions.confirm({ password: textOf(password) })
    return redirect(safePath(args.url.searchParams.get('next')) ?? '/settings/security', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ご本人の確認', description: 'パスワードをもう一度入力します。', path: '/settings/confirm', noindex: true })

export default function ConfirmPage({ loaderData: { next } }: Route.ComponentProps) {
  const account = useAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refusal = result?.saved === false ? result.refusal : undefined
  return (
    <div className="wrap security">
      <h1>ご本人の確認</h1>
      <p className="prose">大切な操作なので、パスワードをもう一度入力してください。15分のあいだは、くり返したずねません。</p>
      {refusal?.code === 'WRONG_PASSWORD' ? (
        <p className="note alert" role="alert">
          パスワードが違います。
        </p>
      ) : (
        <FormRefusal result={result} />
      )}
      <Form method="post" className="stack" reloadDocument>
        <input type="hidden" name="username" autoComplete="username" value={account?.email} />
        <Field label="パスワード">
          <input className="input" name="password" type="password" autoComplete="current-password" required />
        </Field>
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          つづける
        </button>
      </Form>
      <p className="small">
        <Link to="/password/reset">パスワードを忘れたとき</Link>・<Link to={next.startsWith('/settings/security/') ? '/settings/security' : next}>やめる</Link>
      </p>
    </div>
  )
}
