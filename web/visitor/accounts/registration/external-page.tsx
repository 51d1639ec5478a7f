import { data, href, Link, redirect } from 'react-router'
import { identityProviders } from '#contract/accounts/sign-in/external-providers.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { loadWayIn } from '#web/jobs/detail/way-in/load-way-in.ts'
import { WayInNote } from '#web/jobs/detail/way-in/way-in-note.tsx'
import { apiContext, isSecure } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { draftCookie } from '#web/visitor/candidates/registration/draft/draft-cookie.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { AgreedBox } from '#web/accounts/agreeing/agreed-box.tsx'
import { requireAgreed } from '#web/accounts/agreeing/agreed-of.ts'
import type { Route } from './+types/external-page.ts'
import '../registration.css'

export const middleware = routeMiddleware('signed-out')

/** Whom a provider confirmed in this browser, and where they wanted to go. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  try {
    const newcomer = await api.sessions.external.newcomer()
    return { newcomer, wayIn: await loadWayIn(api, safePath(newcomer.next)) }
  } catch (error) {
    if (refusalOf(error)?.code === 'EXTERNAL_EXPIRED') return data({ newcomer: null, wayIn: null }, 404)
    throw error
  }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    const email = textOf(values.email).trim()
    const { outcome, next } = await api.sessions.external.sign_up({ ...requireAgreed(values), ...(email ? { email } : {}) })
    const way = safePath(next)
    const to = outcome === 'mail_sent' ? withNext(href('/registration/sent'), way) : (way ?? href('/registration/complete'))
    return redirect(to, { status: 303, headers: { 'Set-Cookie': draftCookie.forget(isSecure(args.context)) } })
  })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '会員登録', description: '会員登録を完了します。', path: href('/registration/external'), noindex: true })

export default function ExternalRegistrationPage({ loaderData: { newcomer, wayIn } }: Route.ComponentProps) {
  const form = usePageForm<{ email: string; agreed: string }>()
  const isOpen = useFeature('candidate_sign_up')
  if (!newcomer)
    return (
      <div className="wrap registration">
        <h1>会員登録</h1>
        <p className="note warn">確認してから時間がたちました。もう一度はじめからお試しください。</p>
        <p>
          <Link to={href('/registration/onestep')}>会員登録へ</Link>
        </p>
      </div>
    )
  const name = identityProviders[newcomer.provider]
  return (
    <div className="wrap registration">
      <h1>会員登録</h1>
      <p className="prose">
        {name}で確認しました。次からは、{name}でログインできます。登録しても、プロフィールは企業に公開されません。
      </p>
      {wayIn && <WayInNote wayIn={wayIn} by="登録" />}
      {!isOpen && <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />}
      {isOpen && (
        <>
          {!newcomer.email && <MailNote />}
          <FormRefusal result={form.result} />
          <PageForm reloadDocument>
            {newcomer.email ? (
              <p>
                メールアドレス：<b>{newcomer.email}</b>
              </p>
            ) : (
              <TextField
                of={form}
                name="email"
                label="メールアドレス"
                hint="確認のメールを送ります。このブラウザでリンクを開くと、連携も完了します。"
                type="email"
                autoComplete="email"
                inputMode="email"
                required
              />
            )}
            <AgreedBox isTicked={Boolean(textOf(form.refused?.values.agreed))} error={form.issues.agreed} />
            <SubmitButton look="primary wide">{newcomer.email ? '登録を完了する' : '確認メールを受け取る'}</SubmitButton>
          </PageForm>
        </>
      )}
      <p className="small">
        すでに登録した方は、<Link to={`/online/companies/?${new URLSearchParams({ next: href('/settings/sign_in') })}`}>ログインして連携する</Link>
        ことができます。
      </p>
    </div>
  )
}
