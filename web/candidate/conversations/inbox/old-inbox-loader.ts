import { href, redirect } from 'react-router'
import { inboxPath } from './inbox-path.ts'
import { readInboxTab } from './load-inbox.ts'
import type { Route } from './+types/old-inbox-loader.ts'

/** Lists that were pages of their own stand in the one inbox now. */
export function loader({ url: { pathname, searchParams } }: Route.LoaderArgs) {
  if (!pathname.startsWith(href('/message/list'))) throw redirect(inboxPath('applications'), 301)
  const q = searchParams.get('q')
  const tab = searchParams.has('filter') ? readInboxTab(searchParams) : 'all'
  throw redirect(inboxPath(tab, q ? { q } : {}), 301)
}
