import { type ActionFunctionArgs, href, redirect } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { isSecure } from '#web/platform/api/page-context.ts'
import { columnsCookie } from './columns-cookie.ts'

/** A GET of this address leads to the first page: there is nothing to see here. */
export const loader = () => redirect(href('/'))

/** Remembers which columns of a list this browser shows, and leads back to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, intent } = await readForm(request)
  const columns = intent === 'usual' ? [] : [values.columns ?? []].flat().map(textOf)
  const cookie = columnsCookie(request, textOf(values.list), columns, isSecure(context))
  return redirect(safePath(textOf(values.next)) ?? href('/'), { status: 303, headers: { 'Set-Cookie': cookie } })
}
