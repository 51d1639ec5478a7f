import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { api } from '#web/api.ts'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext, memberContext } from '#web/page-context.ts'
import { jsonIn } from '#web/passkeys/json-in.ts'
import { MakePasskey } from '#web/passkeys/make-passkey.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { wayOfMember } from '#web/shell/guards/way-of-member.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { mustConfirm } from '../settings/must-confirm.ts'
import type { Route } from './+types/new-factor-page.ts'
import { qrOf } from './qr-of.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSteps } from './totp-steps.tsx'
import '#web/security/security.css'
import './second-factor.css'

const home = '/online/companies/dashboard'

export const middleware = routeMiddleware('entering')

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const member = context.get(memberContext)
  const next = safePath(url.searchParams.get('next')) ?? '/online/companies/settings'
  // Whoever has one shows it before another is added.
  if (member?.second_factor === 'asked') throw redirect(wayOfMember(member, url.pathname) ?? home)
  await mustConfirm(args)
  const { second_factor, passkeys } = context.get(apiContext).company_users
  const [{ totp_confirmed_at, is_required }, { is_available }] = await Promise.all([second_factor.show(), passkeys.list()])
  const totp = totp_confirmed_at ? undefined : await second_factor.begin_totp({})
  return { next, isForced: member?.second_factor === 'missing', is_required, is_available, totp: totp && { secret: totp.secret, qr: qrOf(totp.uri) } }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, { code, passkey }, intent) => {
    if (intent !== 'add_passkey') return (await company_users.second_factor.confirm_totp({ code: textOf(code) })).recovery_codes.join(' ')
    await company_users.passkeys.add({ passkey: jsonIn(passkey) })
    return redirect(safePath(args.url.searchParams.get('next')) ?? '/online/companies/settings', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '二段階認証を設定する',
    description: '認証アプリかパスキーを設定します。',
    path: '/online/companies/second_factor/new',
    noindex: true,
  })

const beginPasskey = async () => (await api()).company_users.passkeys.begin({})

export default function NewFactorPage({ loaderData: { next, isForced, is_available, totp } }: Route.ComponentProps) {
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
      <p className="prose">
        {isForced
          ? '求職者の情報を守るため、管理者と採用担当は、パスワードのほかにもう1つの確かめかたを設定してから使います。'
          : 'パスワードのほかに、もう1つの確かめかたを加えます。'}
      </p>
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
      <p>{isForced ? <Link to="/logout?area=company">ログアウトする</Link> : <Link to="/online/companies/settings">設定へもどる</Link>}</p>
    </div>
  )
}
