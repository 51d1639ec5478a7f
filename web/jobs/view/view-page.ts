import { type ActionFunctionArgs, href, redirect } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext, areaContext, isSecure } from '#web/platform/api/page-context.ts'
import { viewCookie } from './list-view.ts'

const LIST = href('/job_offer/search')

/** A GET of this address leads to the list: there is nothing to see here. */
export const loader = () => redirect(LIST)

/** Remembers the view of lists in the candidate's account, or in the browser of a visitor, and leads back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values } = await readForm(request)
  const isFull = values.form === 'full'
  if (context.get(areaContext) === 'candidate') await context.get(apiContext).candidate_users.settings.change({ job_list_view: isFull ? 'full' : 'compact' })
  const cookie = viewCookie(isFull, isSecure(context))
  return redirect(safePath(textOf(values.next)) ?? LIST, { status: 303, headers: { 'Set-Cookie': cookie } })
}
