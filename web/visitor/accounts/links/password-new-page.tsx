import { Form, Link, redirect, useActionData, useLocation, useNavigation } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/password-new-page.ts'
import { areaOfPage } from './area-of-page.ts'
import { DeadLink } from './dead-link.tsx'
import { linkMeta } from './link-meta.ts'
import { tokenIn, tokenOf } from './token-in.ts'
import { useCleanAddress } from './use-clean-address.ts'
import '../registration.css'

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
  ...pageMeta(matches, { title: '新しいパスワード', description: '新しいパスワードを決めます。', path: '/password/new', noindex: true }),
  linkMeta,
]

export default function PasswordNewPage({ loaderData }: Route.ComponentProps) {
  useCleanAddress()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { at } = areaOfPage(useLocation().pathname)
  const token = tokenOf(loaderData.token, result)
  const refusal = result?.saved === false ? result.refusal : undefined
  if (!token || refusal?.code === 'LINK_INVALID')
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
      <Form method="post" action={`${at}/password/new`} className="stack" reloadDocument>
        <input type="hidden" name="token" value={token} />
        <Field label="新しいパスワード" hint="8文字以上。日本語や空白も使えます。" error={refusal?.issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          このパスワードにする
        </button>
      </Form>
    </div>
  )
}
