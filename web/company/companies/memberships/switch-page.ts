import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { COMPANY_HOME as home, companyPageOrHome } from './company-page-or-home.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'

/** A GET of this address leads home: there is nothing to see here. */
export const loader = () => redirect(home)

/** Switches to another company of the person and opens its home, or the page of the company's area that the form names. One that cannot be opened any more is not in the menu of the next page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values } = await readForm(request)
  const company_user_id = textOf(values.company_user_id)
  try {
    await context.get(apiContext).company_users.memberships.switch({ company_user_id })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.code === 'SIGN_IN_REQUIRED') return redirect(signInPath(home), 303)
    return redirect(`${home}?${new URLSearchParams({ not_switched: refusal.code === 'COMPANY_SUSPENDED' ? 'suspended' : 'gone' })}`, 303)
  }
  return redirect(companyPageOrHome(textOf(values.to)), 303)
}
