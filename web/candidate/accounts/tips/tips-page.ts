import { href, redirect } from 'react-router'
import { Tip } from '#contract/candidates/account/tips.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/tips-page.ts'

/** A GET of this address leads to the setting: there is nothing to see here. */
export const loader = () => redirect(href('/settings'))

/** Closes a tip and leads back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readForm(request)
  const { data: tip } = Tip.safeParse(values.tip)
  if (tip) await context.get(apiContext).candidate_users.tips.close({ tip })
  return redirect(safePath(textOf(values.next)) ?? href('/settings'), 303)
}
