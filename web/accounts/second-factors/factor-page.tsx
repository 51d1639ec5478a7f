import { href, Link, redirect, useActionData } from 'react-router'
import { exactClockText } from '#contract/platform/time/japan-time.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '../passkeys/json-in.ts'
import { PasskeyForm } from '../passkeys/passkey-form.tsx'
import { accountOfPage } from '../security/account-of-page.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { Route } from './+types/factor-page.ts'
import '../security/security.css'
import { factorOf } from './factor-of.ts'
import './second-factor.css'

const nextOf = (url: URL) => safePath(url.searchParams.get('next')) ?? accountOfPage(url.pathname).home

export const middleware = routeMiddleware('entering')

export async function loader({ context, url }: Route.LoaderArgs) {
  if (factorOf(context) !== 'asked') throw redirect(nextOf(url))
  const { area, people } = accountOfPage(url.pathname)
  const { totp_confirmed_at, passkey_count, recovery_codes_left, demo_code, demo_code_from } = await context.get(apiContext)[people].second_factor.show()
  const demo = demo_code && demo_code_from ? { code: demo_code, from: demo_code_from > new Date().toISOString() ? demo_code_from : undefined } : undefined
  return { area, demo, hasApp: Boolean(totp_confirmed_at), hasCodes: recovery_codes_left > 0, hasPasskey: passkey_count > 0 }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { code, proof }, intent) => {
    if (intent === 'passkey') await api.sessions.passkey.confirm({ proof: jsonIn(proof) })
    else await api[accountOfPage(args.url.pathname).people].second_factor.prove({ code: textOf(code) })
    return redirect(nextOf(args.url), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '二段階認証', description: 'もう1つの方法で、ご本人を確認します。', path: href('/online/companies/second_factor'), noindex: true })

const lost = {
  candidate:
    'どれも使えないときは、問い合わせの窓口に知らせてください。登録のメールアドレスからの連絡などでご本人と確かめてから、運営が二段階認証を解除します。',
  company: 'どれも使えないときは、企業の管理者に、メンバーから一度削除し、もう一度招待してもらってください。',
  operator: 'どれも使えないときは、運営のほかのメンバーに、二段階認証の解除を依頼してください。',
}

export default function FactorPage({ loaderData: { area, demo, hasApp, hasCodes, hasPasskey } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap security">
      <h1>二段階認証</h1>
      <p className="prose">パスワードに続いて、もう1つの方法でご本人を確認します。</p>
      {demo && (
        <p className="note">
          見本のアカウントのため、認証アプリの数字を入力してあります。
          {demo.from && `1つ前の数字は使い終わったので、${exactClockText(demo.from)}から使えます。`}
        </p>
      )}
      <FormRefusal result={result} />
      {hasPasskey && !hasApp && (
        <div className="stack other-way">
          <PasskeyForm>パスキーで確かめる</PasskeyForm>
        </div>
      )}
      {(hasApp || hasCodes) && (
        <PageForm reloadDocument>
          <Field
            label={hasApp ? '認証コード（6桁）' : 'リカバリーコード'}
            hint={hasApp ? 'アプリを使えないときは、リカバリーコードを入力してください。' : 'パスキーを使えないときに入力してください。'}
          >
            <input className="input code-input" name="code" autoComplete="one-time-code" maxLength={60} required defaultValue={demo?.code} />
          </Field>
          <SubmitButton look="primary wide">確認</SubmitButton>
        </PageForm>
      )}
      {hasPasskey && hasApp && (
        <div className="stack other-way">
          <PasskeyForm>パスキーで確かめる</PasskeyForm>
        </div>
      )}
      <p className="small">
        {lost[area]} {area === 'candidate' && <Link to={href('/about/contact')}>問い合わせの窓口</Link>}
      </p>
      <p className="small">
        <Link to={`${href('/logout')}?area=${area}`}>ログアウトする</Link>
      </p>
    </div>
  )
}
