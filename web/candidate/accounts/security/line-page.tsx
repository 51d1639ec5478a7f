import { data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from './require-reauthentication-page.ts'
import { SettingsCrumbs } from '../settings/settings-crumbs.tsx'
import type { Route } from './+types/line-page.ts'
import '#web/accounts/security/security.css'

const PATH = '/settings/line'

export const middleware = routeMiddleware('signed-in')

export async function loader(args: Route.LoaderArgs) {
  const { line_connected, line_login_url, line_unlink_url } = await args.context.get(apiContext).candidate_users.account()
  if (!line_login_url && !line_unlink_url) throw data(null, { status: 404 })
  // Unlinking gives nobody access.
  if (!line_connected) await requireReauthenticationPage(args)
  return { line_connected }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { line } }, _, intent) => {
    if (intent === 'link') return redirect((await line.begin({})).url, 303)
    await line.unlink()
    return '連携を解きました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'LINE連携', description: 'LINEでログインできるようにします。', path: PATH, noindex: true })

export default function LinePage({ loaderData: { line_connected } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap security">
      <SettingsCrumbs here="LINE連携" />
      <h1>LINE連携</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {line_connected ? (
        <>
          <p className="prose">連携しています。LINEでログインできます。連携を解いても、メールアドレスとパスワードでのログインは変わりません。</p>
          <Form method="post">
            <button type="submit" name="intent" value="unlink" className="button" aria-disabled={isBusy}>
              連携を解く
            </button>
          </Form>
        </>
      ) : (
        <>
          <p className="prose">
            連携すると、LINEでログインできます。ボタンを押すとLINEのページに移り、許可すると戻ってきます。芽生えが受け取るのは、LINEがこのサイトのために付けた番号だけです。名前、写真、友だち、メールアドレスは受け取りません。
          </p>
          <Form method="post" reloadDocument>
            <button type="submit" name="intent" value="link" className="button primary" aria-disabled={isBusy}>
              LINEと連携する
            </button>
          </Form>
        </>
      )}
    </div>
  )
}
