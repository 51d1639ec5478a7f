import { Form, Link, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/password-page.ts'
import { mustConfirm } from './must-confirm.ts'
import '#web/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async (args: Route.LoaderArgs) => {
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { password }) => {
    await api.candidate_users.password.change({ password: textOf(password) })
    return 'パスワードが変わりました。ほかの端末は、ログアウトしています。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'パスワードを変える', description: 'パスワードを変えます。', path: '/settings/security/password', noindex: true })

export default function PasswordPage() {
  const account = useAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const issues = result?.saved === false ? result.refusal.issues : {}
  return (
    <div className="wrap security">
      <h1>パスワードを変える</h1>
      {result?.saved ? (
        <DoneNote result={result} />
      ) : (
        <>
          <FormRefusal result={result} />
          <Form method="post" className="stack" reloadDocument>
            <input type="hidden" name="username" autoComplete="username" value={account?.email} />
            <Field label="新しいパスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
              <input className="input" name="password" type="password" autoComplete="new-password" required />
            </Field>
            <button type="submit" className="button primary" aria-disabled={isBusy}>
              パスワードを変える
            </button>
          </Form>
        </>
      )}
      <p>
        <Link to="/settings/security">ログインと安全へもどる</Link>
      </p>
    </div>
  )
}
