import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/mail-html-loader.ts'

/** The HTML part of the mail, as mail programs show it. The site's policy applies here, too: nothing in it can run. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { mail } = await context.get(apiContext).dev_mails.show(params).catch(orNotFound)
  return new Response(mail.html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}
