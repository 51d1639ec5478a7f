import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

/** The groups without what the open page offers itself under the same name: there the page's own control is listed, with its key. */
export function besidesActs(groups: PaletteGroup[], acts: PaletteEntry[]): PaletteGroup[] {
  const offered = new Set(acts.map(({ label }) => label))
  return groups.map((group) => ({ ...group, entries: group.entries.filter(({ label }) => !offered.has(label)) }))
}
