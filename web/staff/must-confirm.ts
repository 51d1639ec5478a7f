import { redirect, type RouterContextProvider } from 'react-router'
import { apiContext } from '#web/page-context.ts'
import { staffOfPage } from './staff-of-page.ts'

/** What must not happen at a screen left open begins with the password, before anything is typed that could be lost. */
export async function mustConfirm({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { people, at } = staffOfPage(url.pathname)
  const { confirmed_until } = await context.get(apiContext)[people].sessions.list()
  if (!confirmed_until) throw redirect(`${at}/confirm?${new URLSearchParams({ next: url.pathname + url.search })}`)
}
