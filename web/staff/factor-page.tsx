import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext } from '#web/page-context.ts'
import { jsonIn } from '#web/passkeys/json-in.ts'
import { PasskeyForm } from '#web/passkeys/passkey-form.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/factor-page.ts'
import '#web/security/security.css'
import { factorOf } from './factor-of.ts'
import { staffOfPage } from './staff-of-page.ts'
import './second-factor.css'

const nextOf = (url: URL) => safePath(url.searchParams.get('next')) ?? staffOfPage(url.pathname).home

export const middleware = routeMiddleware('entering')

export async function loader({ context, url }: Route.LoaderArgs) {
  if (factorOf(context) !== 'asked') throw redirect(nextOf(url))
  const { area, people } = staffOfPage(url.pathname)
  const { totp_confirmed_at, passkey_count, demo_code } = await context.get(apiContext)[people].second_factor.show()
  return { area, demo_code, hasApp: Boolean(totp_confirmed_at), hasPasskey: passkey_count > 0 }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { code, proof }, intent) => {
    if (intent === 'passkey') await api.sessions.passkey.confirm({ proof: jsonIn(proof) })
    else await api[staffOfPage(args.url.pathname).people].second_factor.prove({ code: textOf(code) })
    return redirect(nextOf(args.url), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '二段階認証', description: 'もう1つの方法で、ご本人かを確かめます。', path: '/online/companies/second_factor', noindex: true })

export default function FactorPage({ loaderData: { area, demo_code, hasApp, hasPasskey } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap security">
      <h1>二段階認証</h1>
      <p className="prose">パスワードのつぎに、もう1つの方法で、ご本人かを確かめます。</p>
      {demo_code && <p className="note">見本のアカウントなので、認証アプリに出るはずの数字を、入れてあります。</p>}
      <FormRefusal result={result} />
      {hasApp && (
        <Form method="post" className="stack" reloadDocument>
          <Field label="認証アプリに出ている6桁の数字" hint="アプリを使えないときは、リカバリーコードを入力してください。">
            <input className="input code-input" name="code" autoComplete="one-time-code" maxLength={40} required defaultValue={demo_code} />
          </Field>
          <button type="submit" className="button primary wide" aria-disabled={isBusy}>
            確かめる
          </button>
        </Form>
      )}
      {hasPasskey && (
        <div className="stack other-way">
          <PasskeyForm>パスキーで確かめる</PasskeyForm>
        </div>
      )}
      <p className="small">
        {area === 'company'
          ? 'どれも使えないときは、企業の管理者に、いったんメンバーから外して招きなおしてもらってください。'
          : 'どれも使えないときは、運営のほかのメンバーに、二段階認証を外してもらってください。'}
        <Link to={`/logout?area=${area}`}>ログアウトする</Link>
      </p>
    </div>
  )
}
