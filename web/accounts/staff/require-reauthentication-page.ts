import { redirect, type RouterContextProvider } from 'react-router'
import { apiContext, confirmingContext } from '#web/platform/api/page-context.ts'
import { accountOfPage } from '../security/account-of-page.ts'

/** Asks for the password before a sensitive page opens, so that nothing typed is lost. */
export async function requireReauthenticationPage({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  if (context.get(confirmingContext)) return
  const { people, confirm } = accountOfPage(url.pathname)
  const { confirmed_until } = await context.get(apiContext)[people].second_factor.show()
  if (!confirmed_until) throw redirect(`${confirm}?${new URLSearchParams({ next: url.pathname + url.search })}`)
}
