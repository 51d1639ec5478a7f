import { Form, href, Link } from 'react-router'
import { isNotificationKind, notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
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
  pageMeta(matches, { title: 'メールを止める', description: 'お知らせのメールを止めます。', path: '/unsubscribe', noindex: true })

const places = {
  saved_search: { path: href('/settings/saved_searches'), label: '保存した検索', rest: '検索は残り、お知らせのページには、これまでどおり届きます。' },
  candidate: { path: href('/settings/notifications'), label: '通知の設定', rest: 'お知らせのページには、これまでどおり届きます。' },
  mail_magazine: { path: href('/settings/notifications'), label: '通知の設定', rest: 'サービスの大切なお知らせは、お知らせのページに届きます。' },
  member: { path: href('/online/companies/settings/notifications'), label: 'お知らせの設定', rest: '管理画面のお知らせには、これまでどおり届きます。' },
}

function whatFor(about: keyof typeof places, name: string) {
  if (about === 'saved_search') return `保存した検索「${name}」`
  if (about === 'mail_magazine') return name
  return `「${isNotificationKind(name) ? notificationKinds[name].label : name}」のお知らせ`
}

/** The target of a mail's last link. A GET changes nothing: programs that check mails open every link. */
export default function UnsubscribePage({ loaderData: { about, name, sends_mail } }: Route.ComponentProps) {
  const { path, label, rest } = places[about]
  return (
    <div className="wrap sign-in stack">
      {sends_mail ? (
        <>
          <h1>メールを止める</h1>
          <p className="prose">
            {whatFor(about, name)}のメールを止めます。{rest}
          </p>
          <Form method="post">
            <SubmitButton look="primary">メールを止める</SubmitButton>
          </Form>
        </>
      ) : (
        <>
          <h1>メールを止めました</h1>
          <p className="prose">
            {whatFor(about, name)}のメールは、もう届きません。また受け取るときは、{label}のページで変えられます。
          </p>
          <p>
            <Link to={path}>{label}</Link>
          </p>
        </>
      )}
    </div>
  )
}
