import { href } from 'react-router'
import type { InboxTab } from './load-inbox.ts'

/** The address of a tab, without the default. */
export function inboxPath(tab: InboxTab, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(tab === 'awaiting' ? {} : { filter: tab }), ...more }).toString()
  return query ? `${href('/message')}?${query}` : href('/message')
}
