import type { WorkIconName } from './work-icon.tsx'

export type WorkNavItem = {
  to: string
  label: string
  icon: WorkIconName
  /** Marked as current on every page whose path begins so, or is of this form; absent, on its own page only. */
  under?: string | RegExp
  /** What waits; 0 shows nothing. */
  count?: number
}

/** Parts of an area that belong together. Without a name they stand first. */
export type WorkNavGroup = { label?: string; items: WorkNavItem[] }

/** The pages before the menu that a phone shows at its lower edge: the fifth place is the menu itself. */
export const TABS = 4
