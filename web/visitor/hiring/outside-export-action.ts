import { redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { pages } from '#contract/platform/pages.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { tokenOf } from '#web/visitor/accounts/links/mailed-link.tsx'
import type { Route } from './+types/outside-export-action.ts'

/** The person's data as a file. The token comes in the body: an address is written down in too many places. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readForm(request)
  const token = tokenOf(textOf(values.token))
  const file = await context
    .get(apiContext)
    .outside_people.export({ token })
    .catch((error: unknown) => {
      if (refusalOf(error)) throw redirect(pages.outside(encodeURIComponent(token)), 303)
      throw error
    })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="my-data.json"',
    'Cache-Control': 'no-store',
  }
  return new Response(await file.arrayBuffer(), { headers })
}
