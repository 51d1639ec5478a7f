import { href, Link, redirect, useLocation } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/password-new-page.ts'
import { areaOfPage } from './area-of-page.ts'
import { DeadLink, linkMeta, tokenIn, useToken } from './mailed-link.tsx'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { token, password }) => {
    const { area, home } = areaOfPage(args.url.pathname)
    const { needs_second_factor, next } = await api[area].reset_password({ token: textOf(token), password: textOf(password) })
    const way = safePath(next) ?? home
    return redirect(needs_second_factor && area === 'registrations' ? factorPath(way) : way, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: '新しいパスワード', description: '新しいパスワードを決めます。', path: href('/password/new'), noindex: true }),
  linkMeta,
]

export default function PasswordNewPage({ loaderData }: Route.ComponentProps) {
  const { result, refused, issues } = usePageForm()
  const { at } = areaOfPage(useLocation().pathname)
  const token = useToken(loaderData.token, result)
  if (!token || refused?.refusal.code === 'LINK_INVALID')
    return (
      <DeadLink title="新しいパスワード">
        もう一度<Link to={`${at}/password/reset`}>メールを受け取る</Link>と、新しいリンクが届きます。
      </DeadLink>
    )
  return (
    <div className="wrap registration">
      <h1>新しいパスワード</h1>
      <p className="prose">決めると、ほかの端末はすべてログアウトします。</p>
      <FormRefusal result={result} />
      <PageForm action={`${at}/password/new`} hidden={{ token }} reloadDocument>
        <Field label="新しいパスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <SubmitButton look="primary wide">設定する</SubmitButton>
      </PageForm>
    </div>
  )
}
