import type { IconName } from '../icon.tsx'

export type NavItem = {
  to: string
  label: string
  icon?: IconName
  /** Marked as current on every page whose path begins so, or is of this form; absent, on its own page only. */
  under?: string | RegExp
  /** Unread or waiting things; 0 shows nothing. */
  count?: number
}

export function isCurrent({ to, under }: Pick<NavItem, 'to' | 'under'>, pathname: string) {
  if (under instanceof RegExp) return under.test(pathname)
  return under ? pathname.startsWith(under) : pathname.replace(/(.)\/$/, '$1') === to
}
