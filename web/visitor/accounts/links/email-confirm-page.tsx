import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/email-confirm-page.ts'
import { areaOfPage } from './area-of-page.ts'
import { DeadLink } from './dead-link.tsx'
import { linkMeta } from './link-meta.ts'
import { tokenIn, tokenOf } from './token-in.ts'
import { useCleanAddress } from './use-clean-address.ts'
import '../registration.css'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { token }) => {
    await api[areaOfPage(args.url.pathname).area].change_email({ token: textOf(token) })
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'メールアドレスを変える', description: '新しいメールアドレスを確認します。', path: '/email/confirm', noindex: true }),
  linkMeta,
]

export default function EmailConfirmPage({ loaderData }: Route.ComponentProps) {
  useCleanAddress()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { at, home } = areaOfPage(useLocation().pathname)
  const token = tokenOf(loaderData.token, result)
  if (result?.saved)
    return (
      <div className="wrap registration">
        <h1>メールアドレスが変わりました</h1>
        <p className="prose">つぎのログインからは、新しいアドレスを使ってください。前のアドレスにも、変わったことを知らせました。</p>
        <p>
          <Link className="button" to={home}>
            ホームへ
          </Link>
        </p>
      </div>
    )
  if (!token || result?.refusal.code === 'LINK_INVALID')
    return (
      <DeadLink title="メールアドレスを変える">
        <Link to={at ? `${at}/settings/email` : '/settings/security/email'}>設定</Link>から、もう一度申し込めます。
      </DeadLink>
    )
  return (
    <div className="wrap registration">
      <h1>メールアドレスを変える</h1>
      <p className="prose">ボタンを押すと、ログインとお知らせのアドレスが、このメールの届いたアドレスに変わります。</p>
      <FormRefusal result={result} />
      <Form method="post" action={`${at}/email/confirm`} className="stack" reloadDocument>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          メールアドレスを変える
        </button>
      </Form>
    </div>
  )
}
