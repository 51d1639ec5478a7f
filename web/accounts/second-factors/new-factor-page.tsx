import { createContext, href, Link, redirect, useActionData } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '../passkeys/json-in.ts'
import { accountOfPage } from '../security/account-of-page.ts'
import { submitSensitive } from '../security/submit-sensitive.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { requireReauthenticationPage } from '../staff/require-reauthentication-page.ts'
import type { Route } from './+types/new-factor-page.ts'
import { factorOf } from './factor-of.ts'
import { NewPasskeyFactor } from './new-passkey-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSteps } from './totp-steps.tsx'
import '../security/security.css'
import './second-factor.css'
import { encode } from 'uqr'

/** Set once the action has replaced the session: the loader of the same request still has the old one and must not write. */
const isRenewedContext = createContext(false)

export const middleware = routeMiddleware('entering')

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const standing = factorOf(context)
  const { people, area, at, account } = accountOfPage(url.pathname)
  const next = safePath(url.searchParams.get('next')) ?? account
  // A user who has a factor shows it before they add another.
  if (standing === 'asked') throw redirect(`${at}/second_factor?${new URLSearchParams({ next: url.pathname + url.search })}`)
  await requireReauthenticationPage(args)
  const { second_factor } = context.get(apiContext)[people]
  const { totp_confirmed_at, are_passkeys_available, passkey_count, passkey_factor_at } = await second_factor.show()
  const totp = totp_confirmed_at || context.get(isRenewedContext) ? undefined : await second_factor.begin_totp({})
  const passkey = { area, isAvailable: are_passkeys_available, isAsked: passkey_factor_at !== null, count: passkey_count }
  return {
    next,
    area,
    account,
    isForced: standing === 'missing',
    passkey,
    hasApp: totp_confirmed_at !== null,
    totp: totp && { secret: totp.secret, uri: totp.uri, qr: qrOf(totp.uri) },
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, { code, passkey }, intent) => {
    const { people, account } = accountOfPage(args.url.pathname)
    const next = safePath(args.url.searchParams.get('next')) ?? account
    if (intent === 'ask_for_passkey') {
      const { recovery_codes } = await api.candidate_users.second_factor.ask_for_passkey({ is_asked: true })
      args.context.set(isRenewedContext, true)
      return recovery_codes.length > 0 ? recovery_codes.join(' ') : redirect(next, 303)
    }
    if (intent !== 'add_passkey') return (await api[people].second_factor.confirm_totp({ code: textOf(code) })).recovery_codes.join(' ')
    await api[people].passkeys.add({ passkey: jsonIn(passkey) })
    return redirect(next, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '二段階認証を設定する',
    description: '認証アプリかパスキーを設定します。',
    path: href('/online/companies/second_factor/new'),
    noindex: true,
  })

const forced = {
  candidate: '',
  company: '求職者の情報を守るため、管理者とリクルーターは、パスワードのほかにもう1つの本人確認の方法を設定してから使います。',
  operator: '求職者と企業の情報を守るため、運営のメンバーは全員、パスワードのほかにもう1つの本人確認の方法を設定してから使います。',
}

export default function NewFactorPage({ loaderData: { next, area, account, isForced, passkey, hasApp, totp } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const issues = result?.saved === false ? result.refusal.issues : {}
  if (result?.saved)
    return (
      <div className="wrap security">
        <h1>{hasApp ? '認証アプリを設定しました' : '二段階認証を設定しました'}</h1>
        <p className="prose">次のログインから、パスワードのあとにたずねます。ほかの端末でも、次に使うときにたずねます。</p>
        <RecoveryCodes codes={result.sentence?.split(' ') ?? []} />
        <p>
          <Link className="button primary" to={next}>
            保存したので次へ
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap security">
      <h1>二段階認証を設定する</h1>
      <p className="prose">
        {isForced ? forced[area] : 'パスワードのほかに、もう1つの方法で本人確認をします。パスワードが漏れても、それだけではログインできません。'}
      </p>
      <FormRefusal result={result} />
      {totp ? (
        <TotpSteps {...totp}>
          <PageForm reloadDocument>
            <Field label="認証コード（6桁）" error={issues.code}>
              <input className="input code-input" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
            </Field>
            <SubmitButton look="primary">設定する</SubmitButton>
          </PageForm>
        </TotpSteps>
      ) : (
        <p>認証アプリは設定してあります。</p>
      )}
      {passkey.isAvailable && <NewPasskeyFactor {...passkey} hasApp={hasApp} />}
      <p>{isForced ? <Link to={`${href('/logout')}?area=${area}`}>ログアウトする</Link> : <Link to={account}>設定へ戻る</Link>}</p>
    </div>
  )
}

/** A text as a QR code: its width in squares, and the dark squares as one path. */
function qrOf(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
