import { foldedWords, foldFound } from '#contract/platform/finding/fold-found.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

/** The entries that hold all words that were typed: the one that is called so, then those that begin so, then the others, each in their order. */
export function matchingEntries(entries: PaletteEntry[], typed: string): PaletteEntry[] {
  const whole = foldFound(typed)
  const words = foldedWords(typed)
  if (words.length === 0) return typed.trim() ? [] : entries
  const ranked = entries.flatMap((entry) => {
    const label = foldFound(entry.label)
    const all = `${label}|${foldFound(`${entry.words ?? ''}|${entry.note ?? ''}`)}`
    return words.every((word) => all.includes(word)) ? [{ entry, rank: label === whole ? 0 : label.startsWith(whole) ? 1 : 2 }] : []
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

export const matchingGroups = (groups: PaletteGroup[], typed: string): PaletteGroup[] =>
  groups.map((group) => ({ ...group, entries: matchingEntries(group.entries, typed) })).filter(({ entries }) => entries.length > 0)
