import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { href, Link, redirect } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { loadWayIn } from '#web/jobs/detail/way-in/load-way-in.ts'
import { WayInNote } from '#web/jobs/detail/way-in/way-in-note.tsx'
import { refuseAtBox } from '#web/accounts/agreeing/agreed-of.ts'
import { beginElsewhere } from '#web/accounts/external/begin-elsewhere.ts'
import { WayButtons } from '#web/accounts/external/way-buttons.tsx'
import { apiContext, isSecure } from '#web/platform/api/page-context.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/onestep-page.ts'
import { AccountFields } from '../new-account/account-fields.tsx'
import { useReferral } from '../new-account/use-referral.ts'
import { provedNextOf, signUpOf } from '../new-account/sign-up-of.ts'
import { draftCookie } from '#web/visitor/candidates/registration/draft/draft-cookie.ts'
import '../registration.css'

export const middleware = routeMiddleware('signed-out')

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const next = provedNextOf(args, values)
    const elsewhere = await beginElsewhere(api, intent, next)
    if (elsewhere) return elsewhere
    await api.registrations.sign_up(signUpOf(values, next)).catch(refuseAtBox)
    // Answers to the steps that the visitor left for this form go with it.
    return redirect(withNext(href('/registration/sent'), next), { status: 303, headers: { 'Set-Cookie': draftCookie.forget(isSecure(args.context)) } })
  })

/** Tells a visitor whose act waits for an account which act it is. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ways: await context.get(apiContext).sessions.ways(),
  next: safePath(url.searchParams.get('next')),
  wayIn: await loadWayIn(context.get(apiContext), safePath(url.searchParams.get('next'))),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '会員登録',
    description: 'メールアドレスとパスワードだけで、会員登録できます。利用は無料です。',
    path: href('/registration/onestep'),
  })

export default function OnestepPage({ loaderData: { ways, next, wayIn } }: Route.ComponentProps) {
  const { result, refused } = usePageForm()
  const { search } = useReferral()
  const isOpen = useFeature('candidate_sign_up')
  return (
    <div className="wrap registration">
      <h1>会員登録</h1>
      <p className="prose">無料です。登録しても、プロフィールは企業に公開されません。公開するかどうかは、あとから決められます。</p>
      {wayIn && <WayInNote wayIn={wayIn} by="登録" />}
      {isOpen ? <MailNote /> : <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />}
      <FormRefusal result={result} />
      {isOpen && (
        <PageForm reloadDocument>
          <AccountFields issues={refused?.refusal.issues} values={refused?.values} />
          <SubmitButton look="primary wide">確認のメールを受け取る</SubmitButton>
        </PageForm>
      )}
      {isOpen && (ways.line || ways.external.length > 0) && (
        <div className="stack">
          <WayButtons ways={ways} label={(provider) => `${provider}で登録する`} />
        </div>
      )}
      <p className="small">
        先に職歴や希望を入力するときは、<Link to={`/registration/add${search}`}>くわしい登録</Link>へ。すでに登録した方は、
        <Link to={withNext('/online/companies/', next)}>ログイン</Link>へ。
      </p>
    </div>
  )
}
