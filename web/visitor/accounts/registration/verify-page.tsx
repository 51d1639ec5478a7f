import { href, Link, redirect, useActionData } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { meantOf } from '#web/jobs/follow/follow-path.ts'
import { intendedFollow } from '#web/jobs/follow/intended-follow.ts'
import { isSecure } from '#web/platform/api/page-context.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/verify-page.ts'
import { linkMeta, tokenIn } from '../links/mailed-link.tsx'
import { VerifyForm } from './verify-form.tsx'

/** Opening the link changes nothing: mail programs open links, too. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { token, password }) => {
    const { has_draft, next } = await api.registrations.verify({ token: textOf(token), ...(password === undefined ? {} : { password: textOf(password) }) })
    const way = safePath(next)
    const answer = redirect(has_draft ? withNext(`${href('/registration/add')}?step=6`, way) : (way ?? href('/registration/complete')), 303)
    // The sign-up itself proves what the visitor pressed before it, in any browser that opens the mail.
    const meant = meantOf(way)
    if (meant) answer.headers.append('Set-Cookie', intendedFollow.keep(meant, isSecure(args.context)))
    return answer
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'メールアドレスの確認',
    description: 'メールアドレスを確認して、登録を終えます。',
    path: href('/registration/verify'),
    noindex: true,
  }),
  linkMeta,
]

export default function VerifyPage({ loaderData: { token } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <VerifyForm action={href('/registration/verify')} token={token} result={result} lead="ボタンを押すと、登録が終わり、ログインします。">
      もう一度<Link to={href('/registration/onestep')}>会員登録</Link>をすると、新しいメールが届きます。登録が済んでいるときは、
      <Link to="/online/companies/">ログイン</Link>できます。
    </VerifyForm>
  )
}
