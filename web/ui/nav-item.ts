import type { IconName } from './icon.tsx'

export type NavItem = {
  to: string
  label: string
  icon?: IconName
  /** Marked as current on every page whose path begins so; absent, on its own page only. */
  under?: string
  /** Unread or waiting things; 0 shows nothing. */
  count?: number
}

export const isCurrent = ({ to, under }: NavItem, pathname: string) => (under ? pathname.startsWith(under) : pathname.replace(/(.)\/$/, '$1') === to)
