import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext } from '#web/page-context.ts'
import { jsonIn } from '#web/passkeys/json-in.ts'
import { PasskeyForm } from '#web/passkeys/passkey-form.tsx'
import { useAccount } from '#web/shell/account/use-account.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'
import './security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { passkeys } = await context.get(apiContext).candidate_users.passkeys.list()
  return { next: safePath(url.searchParams.get('next')) ?? '/settings/security', hasPasskey: passkeys.length > 0 }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { password, proof }, intent) => {
    if (intent === 'passkey') await api.sessions.passkey.confirm({ proof: jsonIn(proof) })
    else await api.sessions.confirm({ password: textOf(password) })
    return redirect(safePath(args.url.searchParams.get('next')) ?? '/settings/security', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ご本人の確認', description: 'パスワードかパスキーで、もう一度確かめます。', path: '/settings/confirm', noindex: true })

export default function ConfirmPage({ loaderData: { next, hasPasskey } }: Route.ComponentProps) {
  const account = useAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refusal = result?.saved === false ? result.refusal : undefined
  return (
    <div className="wrap security">
      <h1>ご本人の確認</h1>
      <p className="prose">大切な操作なので、パスワード{hasPasskey && 'かパスキー'}で、もう一度確かめます。15分のあいだは、くり返したずねません。</p>
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
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          つづける
        </button>
      </Form>
      {hasPasskey && (
        <div className="stack other-way">
          <PasskeyForm>パスキーで確かめる</PasskeyForm>
        </div>
      )}
      <p className="small">
        <Link to="/password/reset">パスワードを忘れたとき</Link>・<Link to={next.startsWith('/settings/security/') ? '/settings/security' : next}>やめる</Link>
      </p>
    </div>
  )
}
