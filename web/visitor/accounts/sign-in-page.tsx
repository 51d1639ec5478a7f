import { href, Link, redirect } from 'react-router'
import { beginElsewhere } from '#web/accounts/external/begin-elsewhere.ts'
import { WayButtons } from '#web/accounts/external/way-buttons.tsx'
import { PasskeyForm } from '#web/accounts/passkeys/passkey-form.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { loadWayIn } from '#web/jobs/detail/way-in/load-way-in.ts'
import { WayInNote } from '#web/jobs/detail/way-in/way-in-note.tsx'
import { apiContext, areaContext, enteringContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'
import { nameOfPage } from '#web/visitor/name-of-page.ts'
import './sign-in-page.css'

const wayBack = (url: URL) => safePath(url.searchParams.get('next'))

/** The area that signs in: from the address, or from the page that the user wanted. */
const areaOf = (url: URL): 'candidate' | 'company' =>
  url.searchParams.get('area') === 'company' || wayBack(url)?.startsWith('/online/companies/') ? 'company' : 'candidate'
const homeOf = { candidate: href('/'), company: href('/online/companies/dashboard'), operator: href('/operator') }

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
    const elsewhere = await beginElsewhere(api, intent, wayBack(args.url))
    if (elsewhere) return elsewhere
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
    description: 'ログインのページです。求人と企業のページは、ログインせずに読めます。',
    path: '/online/companies/',
    noindex: true,
  })

export default function SignInPage({ loaderData: { area, next, wayIn, wanted, ways } }: Route.ComponentProps) {
  const form = usePageForm<{ email: string; password: string }>()
  const isWrong = form.refused?.refusal.code === 'WRONG_PASSWORD'
  const feature = area === 'candidate' ? 'candidate_sign_up' : 'company_sign_up'
  const mayJoin = useFeature(feature)
  return (
    <div className="wrap sign-in">
      <div className="stack sign-in-form">
        <h1>ログイン</h1>
        <AreaChoice area={area} next={next} />
        {wayIn && <WayInNote wayIn={wayIn} by="ログイン" />}
        {wayIn && mayJoin && (
          <p>
            はじめての方は、
            <Link className="button small" to={withNext(href('/registration/onestep'), next)}>
              会員登録して続ける
            </Link>
          </p>
        )}
        {wanted && <p className="note">「{wanted}」は、ログインすると見られます。</p>}
        {!isWrong && <FormRefusal result={form.result} />}
        <PageForm reloadDocument>
          <TextField of={form} name="email" label="メールアドレス" type="email" autoComplete="username webauthn" inputMode="email" required />
          <Field label="パスワード" error={form.issues.password ?? (isWrong ? form.refused?.refusal.sentence : undefined)}>
            <PasswordInput name="password" autoComplete="current-password" isWrong={isWrong} />
          </Field>
          <SubmitButton look="primary wide">ログインする</SubmitButton>
        </PageForm>
        <p className="row sign-in-ways">
          <Link to={withNext(area === 'candidate' ? href('/password/reset') : href('/online/companies/password/reset'), next)}>パスワードを忘れたとき</Link>
        </p>
        {!mayJoin && <ClosedNote feature={feature} what={area === 'candidate' ? '新しい会員登録' : '新しい企業の登録'} />}
        {!wayIn && mayJoin && (
          <p>
            はじめての方は、
            {area === 'candidate' ? (
              <Link to={withNext(href('/registration/onestep'), next)}>会員登録</Link>
            ) : (
              <Link to={href('/online/companies/sign_up')}>企業の登録</Link>
            )}
            から。
          </p>
        )}
        {/* Comes last: its button disappears where a browser has no passkeys, and must not move one that the user is about to press. */}
        <div className="stack sign-in-others">
          {area === 'candidate' && <WayButtons ways={ways} label={(provider) => `${provider}でログインする`} />}
          {ways.passkey && <PasskeyForm isAutofilled>パスキーでログインする</PasskeyForm>}
        </div>
      </div>
    </div>
  )
}

const areas = { candidate: '求職者', company: '企業' } as const
type Area = keyof typeof areas

/** The choice to sign in as a candidate or a member. Only the side to which the wanted page belongs still leads there. */
function AreaChoice({ area, next }: { area: Area; next: string | undefined }) {
  const to = (other: Area) => `?${new URLSearchParams(other === area && next ? { next } : { area: other })}`
  return (
    <nav className="area-choice" aria-label="ログインする立場">
      {(Object.keys(areas) as Area[]).map((each) => (
        <Link key={each} to={to(each)} aria-current={each === area ? 'page' : undefined}>
          {areas[each]}
        </Link>
      ))}
    </nav>
  )
}
