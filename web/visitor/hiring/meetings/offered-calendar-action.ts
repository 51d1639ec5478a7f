import { redirect } from 'react-router'
import { pages } from '#contract/platform/pages.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { tokenOf } from '#web/visitor/accounts/links/mailed-link.tsx'
import type { Route } from './+types/offered-calendar-action.ts'

/** The agreed meeting as a file for the person's calendar. The token comes in the body: an address is written down in too many places. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readForm(request)
  const token = tokenOf(textOf(values.token))
  const file = await context
    .get(apiContext)
    .offered_meetings.calendar({ token })
    .catch((error: unknown) => {
      if (refusalOf(error)) throw redirect(pages.outsideMeeting(encodeURIComponent(token)), 303)
      throw error
    })
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="mebae.ics"',
    'Cache-Control': 'no-store',
  }
  return new Response(await file.arrayBuffer(), { headers })
}
