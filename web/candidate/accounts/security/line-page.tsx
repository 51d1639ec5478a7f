import { data, href, redirect } from 'react-router'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import type { Route } from './+types/line-page.ts'
import { settingsCrumbs } from '../settings/settings-crumbs.ts'
import { requireReauthenticationPage } from './require-reauthentication-page.ts'
import '#web/accounts/security/security.css'

const PATH = href('/settings/line')

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
    return '連携を解除しました。'
  })

export const meta = candidateMeta({ title: 'LINE連携', description: 'LINEでログインできるようにします。', path: PATH })

export default function LinePage({ loaderData: { line_connected } }: Route.ComponentProps) {
  return (
    <CandidatePage look="security" title="LINE連携" crumbs={settingsCrumbs}>
      {line_connected ? (
        <>
          <p className="prose">連携しています。LINEでログインできます。連携を解いても、メールアドレスとパスワードでのログインは変わりません。</p>
          <PageForm className="">
            <SubmitButton intent="unlink">連携を解除</SubmitButton>
          </PageForm>
        </>
      ) : (
        <>
          <p className="prose">
            連携すると、LINEでログインできます。ボタンを押すとLINEのページに移り、許可すると戻ってきます。このサイトが受け取るのは、LINEがこのサイトのために付けた番号だけです。名前、写真、友だち、メールアドレスは受け取りません。
          </p>
          <PageForm className="" reloadDocument>
            <SubmitButton intent="link" look="primary">
              LINEと連携する
            </SubmitButton>
          </PageForm>
        </>
      )}
    </CandidatePage>
  )
}
