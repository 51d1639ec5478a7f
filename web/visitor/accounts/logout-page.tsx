import { href, Link, redirect } from 'react-router'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { firstMessage } from '#web/jobs/detail/apply/first-message.ts'
import { apiContext, areaContext, enteringContext, isSecure } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useWaitingCount } from '#web/platform/calls/use-waiting-count.ts'
import { draftCookie } from '#web/visitor/candidates/registration/draft/draft-cookie.ts'
import type { Route } from './+types/logout-page.ts'

/** Signing out is a change, so a link alone does not do it: a page of another site could embed that link as a picture. */
export const loader = ({ context }: Route.LoaderArgs) => ((context.get(areaContext) ?? context.get(enteringContext)) ? null : redirect(href('/')))

export async function action({ context }: Route.ActionArgs) {
  await context.get(apiContext).sessions.end()
  // Who uses this browser next finds nothing that the visitor before them wrote.
  const written = [firstMessage, draftCookie].map((cookie): [string, string] => ['Set-Cookie', cookie.forget(isSecure(context))])
  return redirect(href('/'), { status: 303, headers: written })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ログアウト', description: 'この端末からログアウトします。', path: href('/logout'), noindex: true })

export default function LogoutPage() {
  const waiting = useWaitingCount()
  return (
    <main id="main" tabIndex={-1} className="wrap sign-in stack">
      <h1>ログアウト</h1>
      <p className="prose">この端末からログアウトします。ほかの端末はそのままです。</p>
      {waiting > 0 && (
        <p className="note warn">
          送信待ちのメッセージが{waiting}件あります。ログアウトすると、送られずに消えます。
          <Link to={href('/message')}>メッセージを見る</Link>
        </p>
      )}
      <PageForm reloadDocument>
        <SubmitButton look="primary">{waiting > 0 ? '送らずにログアウトする' : 'ログアウトする'}</SubmitButton>
      </PageForm>
    </main>
  )
}
