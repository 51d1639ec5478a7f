import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { api as browserApi } from '#web/api.ts'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext } from '#web/page-context.ts'
import { jsonIn } from '#web/passkeys/json-in.ts'
import { MakePasskey } from '#web/passkeys/make-passkey.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/new-factor-page.ts'
import { factorOf } from './factor-of.ts'
import { mustConfirm } from './must-confirm.ts'
import { qrOf } from './qr-of.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { staffOfPage } from './staff-of-page.ts'
import { TotpSteps } from './totp-steps.tsx'
import '#web/security/security.css'
import './second-factor.css'

export const middleware = routeMiddleware('entering')

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const standing = factorOf(context)
  const { people, area, at, account } = staffOfPage(url.pathname)
  const next = safePath(url.searchParams.get('next')) ?? account
  // Whoever has one shows it before another is added.
  if (standing === 'asked') throw redirect(`${at}/second_factor?${new URLSearchParams({ next: url.pathname + url.search })}`)
  await mustConfirm(args)
  const { second_factor, passkeys } = context.get(apiContext)[people]
  const [{ totp_confirmed_at, is_required }, { is_available }] = await Promise.all([second_factor.show(), passkeys.list()])
  const totp = totp_confirmed_at ? undefined : await second_factor.begin_totp({})
  return { next, area, account, isForced: standing === 'missing', is_required, is_available, totp: totp && { secret: totp.secret, qr: qrOf(totp.uri) } }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { code, passkey }, intent) => {
    const { people, account } = staffOfPage(args.url.pathname)
    if (intent !== 'add_passkey') return (await api[people].second_factor.confirm_totp({ code: textOf(code) })).recovery_codes.join(' ')
    await api[people].passkeys.add({ passkey: jsonIn(passkey) })
    return redirect(safePath(args.url.searchParams.get('next')) ?? account, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '二段階認証を設定する',
    description: '認証アプリかパスキーを設定します。',
    path: '/online/companies/second_factor/new',
    noindex: true,
  })

const forced = {
  company: '求職者の情報を守るため、管理者とリクルーターは、パスワードのほかにもう1つの確かめかたを設定してから使います。',
  operator: '求職者と企業の情報を守るため、運営のメンバーは全員、パスワードのほかにもう1つの確かめかたを設定してから使います。',
}

const beginPasskey = async () => (await browserApi())[staffOfPage(window.location.pathname).people].passkeys.begin({})

export default function NewFactorPage({ loaderData: { next, area, account, isForced, is_available, totp } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const issues = result?.saved === false ? result.refusal.issues : {}
  if (result?.saved)
    return (
      <div className="wrap security">
        <h1>認証アプリを設定しました</h1>
        <RecoveryCodes codes={result.sentence?.split(' ') ?? []} />
        <p>
          <Link className="button primary" to={next}>
            控えたので、つづける
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap security">
      <h1>二段階認証を設定する</h1>
      <p className="prose">{isForced ? forced[area] : 'パスワードのほかに、もう1つの確かめかたを加えます。'}</p>
      <FormRefusal result={result} />
      {totp ? (
        <TotpSteps {...totp}>
          <Form method="post" className="stack" reloadDocument>
            <Field label="アプリに出た6桁の数字" error={issues.code}>
              <input className="input code-input" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
            </Field>
            <button type="submit" className="button primary" aria-disabled={isBusy}>
              設定する
            </button>
          </Form>
        </TotpSteps>
      ) : (
        <p>認証アプリは、設定してあります。</p>
      )}
      {is_available && (
        <section className="stack" aria-labelledby="passkey">
          <h2 id="passkey">{totp ? 'アプリの代わりに、パスキー' : 'パスキー'}</h2>
          <p className="prose">この端末の指紋や顔、暗証番号で確かめます。指紋や顔が端末の外に出ることはありません。</p>
          <MakePasskey begin={beginPasskey} />
        </section>
      )}
      <p>{isForced ? <Link to={`/logout?area=${area}`}>ログアウトする</Link> : <Link to={account}>設定へもどる</Link>}</p>
    </div>
  )
}
