import type { IconName } from '#web/ui/icon.tsx'

/** One line of the palette: a page to go to, or with `press` an act on the page that is open. */
export type PaletteEntry = {
  key: string
  label: string
  /** What tells it from others of the same name: the company of a job, a state. */
  note?: string
  icon: IconName
  to: string
  press?: () => void
  /** Other words by which it is found. */
  words?: string
  /** The single key that does the same. */
  hint?: string
}

export type PaletteGroup = {
  key: string
  name: string
  entries: PaletteEntry[]
  /** The list that holds the others. */
  more?: { to: string; label: string }
}

/** What the server found, and a sentence where something is missing from it. */
export type Findings = { groups: PaletteGroup[]; note?: string | undefined }
