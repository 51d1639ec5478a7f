import { Form, Link } from 'react-router'
import { reachServer } from '#web/forms/reach-server.ts'
import { submitForm } from '#web/forms/submit-form.ts'
import { orNotFound } from '#web/or-not-found.ts'
import { apiContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/unsubscribe-page.ts'

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context
    .get(apiContext)
    .unsubscriptions.show({ token })
    .catch((error: unknown) => orNotFound(error, 'このリンクは使えません。検索が消されたか、リンクが途中で切れています。'))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api) => {
    await api.unsubscriptions.make({ token: args.params.token })
  })

export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを止める', description: '保存した検索のメールを止めます。', path: '/unsubscribe', noindex: true })

/** Where a mail's last link leads. Looking at it changes nothing: programs that check mails open every link. */
export default function UnsubscribePage({ loaderData: { name, sends_mail } }: Route.ComponentProps) {
  return (
    <div className="wrap sign-in stack">
      {sends_mail ? (
        <>
          <h1>メールを止める</h1>
          <p className="prose">保存した検索「{name}」のメールを止めます。検索は残り、お知らせのページには、これまでどおり届きます。</p>
          <Form method="post">
            <button type="submit" className="button primary">
              メールを止める
            </button>
          </Form>
        </>
      ) : (
        <>
          <h1>メールを止めました</h1>
          <p className="prose">保存した検索「{name}」のメールは、もう届きません。また受け取るときは、保存した検索のページで変えられます。</p>
          <p>
            <Link to="/settings/saved_searches">保存した検索</Link>
          </p>
        </>
      )}
    </div>
  )
}
