import { href, redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import type { Route } from './+types/end-viewing.ts'

/** Ends what the operator looks at, and leads back to the company's page. Opened as a page it leads there, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readForm(request)
  await context.get(apiContext).operators.viewings.end()
  const id = typeof values.company_id === 'string' && /^\d{1,9}$/.test(values.company_id) ? values.company_id : ''
  return redirect(id ? `${href('/operator/companies/detail')}?id=${id}&done=viewed` : href('/operator/companies'), 303)
}

export const loader = () => redirect(href('/operator/companies'))
