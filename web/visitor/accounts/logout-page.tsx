import { Form, redirect } from 'react-router'
import { apiContext, areaContext, enteringContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/logout-page.ts'

/** Signing out is a change, so a link alone does not do it: a page of another site could embed that link as a picture. */
export const loader = ({ context }: Route.LoaderArgs) => ((context.get(areaContext) ?? context.get(enteringContext)) ? null : redirect('/'))

export async function action({ context }: Route.ActionArgs) {
  await context.get(apiContext).sessions.end()
  return redirect('/', 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ログアウト', description: 'この端末からログアウトします。', path: '/logout', noindex: true })

export default function LogoutPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap sign-in stack">
      <h1>ログアウト</h1>
      <p className="prose">この端末からログアウトします。ほかの端末はそのままです。</p>
      <Form method="post" reloadDocument>
        <button type="submit" className="button primary">
          ログアウトする
        </button>
      </Form>
    </main>
  )
}
