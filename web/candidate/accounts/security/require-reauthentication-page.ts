import { redirect, type RouterContextProvider } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { confirmPath } from '#web/platform/shell/guards/confirm-path.ts'

/** Asks for the password before a sensitive page opens, so that nothing typed is lost. */
export async function requireReauthenticationPage({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { confirmed_until } = await context.get(apiContext).candidate_users.sessions.list()
  if (!confirmed_until) throw redirect(confirmPath(url.pathname + url.search))
}
