import { type ActionFunctionArgs, href, redirect } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { siteContext } from '#web/platform/api/page-context.ts'
import { foldCookie } from './fold-cookie.ts'

/** A GET of this address leads to the first page: there is nothing to see here. */
export const loader = () => redirect(href('/'))

/** Folds or unfolds the side bar in a browser without scripts, and leads back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values } = await readForm(request)
  const cookie = foldCookie(values.side === 'folded', context.get(siteContext).origin.startsWith('https:'))
  return redirect(safePath(textOf(values.next)) ?? href('/'), { status: 303, headers: { 'Set-Cookie': cookie } })
}
