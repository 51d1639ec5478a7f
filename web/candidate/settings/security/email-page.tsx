import { Form, Link, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { MailNote } from '#web/shell/mail-note.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/email-page.ts'
import { mustConfirm } from './must-confirm.ts'
import '#web/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async (args: Route.LoaderArgs) => {
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.candidate_users.email.ask_change({ email: textOf(email) })
    return '新しいアドレスに、確認のメールを送りました。メールのリンクを開くまでは、いまのアドレスのままです。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールアドレスを変える', description: 'メールアドレスを変えます。', path: '/settings/security/email', noindex: true })

export default function EmailPage() {
  const account = useAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap security">
      <h1>メールアドレスを変える</h1>
      <MailNote />
      {result?.saved ? (
        <DoneNote result={result} />
      ) : (
        <>
          <p className="address">いまのアドレス：{account?.email}</p>
          <FormRefusal result={result} />
          <Form method="post" className="stack" reloadDocument>
            <Field label="新しいメールアドレス" error={refused?.refusal.issues.email}>
              <input className="input" name="email" type="email" autoComplete="email" inputMode="email" required defaultValue={textOf(refused?.values.email)} />
            </Field>
            <button type="submit" className="button primary" aria-disabled={isBusy}>
              確認のメールを受け取る
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
