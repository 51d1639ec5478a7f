import { redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { pages } from '#contract/platform/pages.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/outside-export-action.ts'

/** The person's data as a file. The token comes in the body: an address is written down in too many places. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = textOf((await request.formData()).get('token')).slice(0, 200)
  const file = await context
    .get(apiContext)
    .outside_people.export({ token })
    .catch((error: unknown) => {
      if (refusalOf(error)) throw redirect(pages.outside(token), 303)
      throw error
    })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="my-data.json"',
    'Cache-Control': 'no-store',
  }
  return new Response(await file.arrayBuffer(), { headers })
}
