import { href, Link, useLocation } from 'react-router'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/email-confirm-page.ts'
import { areaOfPage } from './area-of-page.ts'
import { DeadLink, linkMeta, tokenIn, useToken } from './mailed-link.tsx'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { token }) => {
    await api[areaOfPage(args.url.pathname).area].change_email({ token: textOf(token) })
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'メールアドレスを変更', description: '新しいメールアドレスを確認します。', path: href('/email/confirm'), noindex: true }),
  linkMeta,
]

export default function EmailConfirmPage({ loaderData }: Route.ComponentProps) {
  const { result } = usePageForm()
  const { at, home } = areaOfPage(useLocation().pathname)
  const token = useToken(loaderData.token, result)
  if (result?.saved)
    return (
      <div className="wrap registration">
        <h1>メールアドレスが変わりました</h1>
        <p className="prose">次のログインからは、新しいアドレスを使ってください。前のアドレスにも、変わったことを知らせました。</p>
        <p>
          <Link className="button" to={home}>
            ホームへ
          </Link>
        </p>
      </div>
    )
  if (!token || result?.refusal.code === 'LINK_INVALID')
    return (
      <DeadLink title="メールアドレスを変更">
        <Link to={at ? `${at}/settings/email` : href('/settings/security/email')}>設定</Link>から、もう一度申し込めます。
      </DeadLink>
    )
  return (
    <div className="wrap registration">
      <h1>メールアドレスを変更</h1>
      <p className="prose">ボタンを押すと、ログインとお知らせのアドレスが、このメールの届いたアドレスに変わります。</p>
      <FormRefusal result={result} />
      <PageForm action={`${at}/email/confirm`} hidden={{ token }} reloadDocument>
        <SubmitButton look="primary wide">メールアドレスを変更</SubmitButton>
      </PageForm>
    </div>
  )
}
