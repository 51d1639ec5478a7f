import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { loadWayIn } from '#web/jobs/detail/way-in/load-way-in.ts'
import { WayInNote } from '#web/jobs/detail/way-in/way-in-note.tsx'
import { apiContext, areaContext, enteringContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'
import { AreaChoice } from './sign-in/area-choice.tsx'
import { OtherWays } from './sign-in/other-ways.tsx'
import { nameOfPage } from '#web/visitor/name-of-page.ts'
import './sign-in-page.css'

const wayBack = (url: URL) => safePath(url.searchParams.get('next'))

/** The area that signs in: from the address, or from the page that the user wanted. */
const areaOf = (url: URL): 'candidate' | 'company' =>
  url.searchParams.get('area') === 'company' || wayBack(url)?.startsWith('/online/companies/') ? 'company' : 'candidate'
const homeOf = { candidate: '/', company: '/online/companies/dashboard', operator: '/operator' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const [area, next] = [areaOf(url), wayBack(url)]
  const signedIn = context.get(areaContext)
  if (area === 'candidate' && context.get(enteringContext) === 'candidate') return redirect(factorPath(next ?? homeOf.candidate))
  if (signedIn === area) return redirect(next ?? homeOf[area])
  // A user who wanted no particular page goes to the area where they are signed in.
  if (signedIn === 'company' && !next && !url.searchParams.has('area')) return redirect(homeOf.company)
  const api = context.get(apiContext)
  const [ways, wayIn] = await Promise.all([api.sessions.ways(), area === 'candidate' ? loadWayIn(api, next) : null])
  return { area, next, wayIn, wanted: nameOfPage(next), ways }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email, password, proof }, intent) => {
    const area = areaOf(args.url)
    if (intent === 'line') return redirect((await api.sessions.line.begin({ next: wayBack(args.url) })).url, 303)
    // A passkey says whose it is, whichever area the user chose.
    const entered =
      intent === 'passkey'
        ? await api.sessions.passkey.create({ proof: jsonIn(proof) })
        : await api.sessions.create({ email: textOf(email), password: textOf(password), area })
    const goesOn = (entered.area === area && wayBack(args.url)) || homeOf[entered.area]
    // The pages of the other areas lead there by themselves; some of a candidate's are public.
    return redirect(entered.needs_second_factor && entered.area === 'candidate' ? factorPath(goesOn) : goesOn, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'ログイン',
    description: '芽生えにログインします。求人と企業のページは、ログインせずに読めます。',
    path: '/online/companies/',
    noindex: true,
  })

export default function SignInPage({ loaderData: { area, next, wayIn, wanted, ways } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap sign-in">
      <div className="stack sign-in-form">
        <h1>ログイン</h1>
        <AreaChoice area={area} next={next} />
        {wayIn && <WayInNote wayIn={wayIn} by="ログイン" />}
        {wayIn && (
          <p>
            はじめての方は、
            <Link className="button small" to={withNext('/registration/onestep', next)}>
              会員登録して続ける
            </Link>
          </p>
        )}
        {wanted && <p className="note">「{wanted}」は、ログインすると見られます。</p>}
        <FormRefusal result={result} />
        <Form method="post" className="stack" reloadDocument>
          <Field label="メールアドレス" error={refused?.refusal.issues.email}>
            <input
              className="input"
              name="email"
              type="email"
              // The rule does not know the word by which browsers offer passkeys.
              // oxlint-disable-next-line jsx-a11y/autocomplete-valid
              autoComplete="username webauthn"
              inputMode="email"
              required
              defaultValue={textOf(refused?.values.email)}
            />
          </Field>
          <Field label="パスワード" error={refused?.refusal.issues.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <button type="submit" className="button primary wide" aria-disabled={isBusy || undefined}>
            ログインする
          </button>
        </Form>
        <p className="row sign-in-ways">
          <Link to={withNext(area === 'candidate' ? '/password/reset' : '/online/companies/password/reset', next)}>パスワードを忘れたとき</Link>
        </p>
        {!wayIn && (
          <p>
            はじめての方は、
            {area === 'candidate' ? <Link to={withNext('/registration/onestep', next)}>会員登録</Link> : <Link to="/online/companies/sign_up">企業の登録</Link>}
            から。
          </p>
        )}
        {/* Comes last: its button disappears where a browser has no passkeys, and must not move one that the user is about to press. */}
        <OtherWays ways={{ ...ways, line: ways.line && area === 'candidate' }} />
      </div>
    </div>
  )
}
