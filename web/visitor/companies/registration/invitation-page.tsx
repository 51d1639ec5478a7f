import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { linkMeta } from '#web/visitor/accounts/links/link-meta.ts'
import { tokenIn } from '#web/visitor/accounts/links/token-in.ts'
import { useCleanAddress } from '#web/visitor/accounts/links/use-clean-address.ts'
import type { Route } from './+types/invitation-page.ts'
import { CompanyAgreements } from './company-agreements.tsx'
import { consentsOf } from './consents-of.ts'
import '#web/visitor/accounts/registration.css'

/** Opening the link changes nothing: mail programs open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const token = tokenIn(url)
  const invited = await api.company_registrations.show_invitation({ token }).catch((error: unknown) => {
    if (!refusalOf(error)) throw error
  })
  const isSignedIn = context.get(areaContext) === 'company'
  return { token, invited, signedInAs: isSignedIn ? (await api.company_users.account()).name : undefined }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    const { name, password } = values
    await api.company_registrations.accept_invitation({
      token: tokenIn(args.url),
      name: textOf(name),
      password: textOf(password),
      consents: consentsOf(values),
    })
    return redirect('/online/companies/dashboard', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: '招待', description: '企業のメンバーになる招待です。', path: '/online/companies/invitation', noindex: true }),
  linkMeta,
]

export default function InvitationPage({ loaderData: { token, invited, signedInAs } }: Route.ComponentProps) {
  useCleanAddress()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  if (!invited)
    return (
      <div className="wrap registration">
        <h1>招待</h1>
        <p className="note alert" role="alert">
          この招待は使えません。使い終わったか、取り消されたか、7日を過ぎています。
        </p>
        <p>
          招いてくれた方に、もう一度送ってもらってください。登録が済んでいるときは、<Link to="/online/companies/?area=company">ログイン</Link>できます。
        </p>
      </div>
    )
  return (
    <div className="wrap registration">
      <h1>
        「<bdi>{invited.company_name}</bdi>」への招待
      </h1>
      <p className="prose">
        <bdi>{invited.invited_by_name}</bdi>さんが、あなたを{roleNames[invited.role]}として招いています。氏名とパスワードを決めると、始められます。
      </p>
      {signedInAs && (
        <p className="note warn">
          この端末では、いま{signedInAs}さんがログインしています。あなたが別の方なら、このまま進めると、{signedInAs}さんはこの端末からログアウトします。
        </p>
      )}
      <FormRefusal result={result} />
      {/* The token stays in the address: without it the page would not know whose invitation to show again. */}
      <Form method="post" action={`/online/companies/invitation?token=${encodeURIComponent(token)}`} className="stack" reloadDocument>
        <div className="field">
          <p className="lab">メールアドレス</p>
          <p>{invited.email}</p>
          <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        </div>
        <Field label="氏名" hint="メッセージの差出人として、求職者に見えます。" error={issues.name}>
          <input className="input" name="name" autoComplete="name" maxLength={50} required defaultValue={textOf(refused?.values.name)} />
        </Field>
        <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <CompanyAgreements issues={issues} values={refused?.values ?? {}} />
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          招待を受ける
        </button>
      </Form>
    </div>
  )
}
