import { href, Link, redirect } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { apiContext, areaContext, enteringContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { PasskeyForm } from '#web/accounts/passkeys/passkey-form.tsx'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'
import '#web/accounts/security/security.css'

/** Back to a page of the operators, or to their home: nothing else is reached from here. */
function nextOf(url: URL) {
  const next = safePath(url.searchParams.get('next'))
  return next && /^\/(?:operator|setup)(?:\/|$)/.test(next) ? next : href('/operator')
}

export async function loader({ context, url }: Route.LoaderArgs) {
  if ((context.get(areaContext) ?? context.get(enteringContext)) === 'operator') throw redirect(nextOf(url))
  return { hasPasskeys: (await context.get(apiContext).sessions.ways()).passkey }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email, password, proof }, intent) => {
    // A passkey knows whose it is: nobody else's leads in here.
    if (intent === 'passkey') {
      const { area } = await api.sessions.passkey.create({ proof: jsonIn(proof) })
      return redirect(area === 'operator' ? nextOf(args.url) : '/online/companies/', 303)
    }
    await api.sessions.create({ email: textOf(email), password: textOf(password), area: 'operator' })
    return redirect(nextOf(args.url), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のログイン', description: 'このサイトを運営する人のログインです。', path: href('/operator/sign_in'), noindex: true })

export default function OperatorSignInPage({ loaderData: { hasPasskeys } }: Route.ComponentProps) {
  const form = usePageForm<{ email: string; password: string }>()
  return (
    <div className="wrap security">
      <h1>運営のログイン</h1>
      <p className="prose">パスワードの次に、二段階認証をたずねます。</p>
      <FormRefusal result={form.result} />
      <PageForm of={form} reloadDocument>
        <TextField of={form} name="email" label="メールアドレス" type="email" autoComplete="username" inputMode="email" required />
        <Field label="パスワード" error={form.issues.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <SubmitButton look="primary wide">ログインする</SubmitButton>
      </PageForm>
      {hasPasskeys && (
        <div className="stack other-way">
          <PasskeyForm>パスキーでログインする</PasskeyForm>
        </div>
      )}
      <p className="row">
        <Link to={href('/operator/password/reset')}>パスワードを忘れたとき</Link>
        <Link to="/online/companies/">求職者・企業のログイン</Link>
      </p>
    </div>
  )
}
