import type { Found } from '#contract/platform/finding/finding.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { PaletteGroup } from '../palette/palette-entry.ts'

/** A kind as the palette and the page show it: its name, where one of it leads, what stands beside its name, and the list that holds more. */
export type FoundKind = {
  name: string
  icon: IconName
  to: (found: Found) => string
  note: (found: Found) => (string | undefined)[]
  all?: (q: string) => string
}

export const wordOf = (words: Record<string, string>, word: string | null) => (word === null ? undefined : words[word])
export const ofId =
  (path: string, name = 'id') =>
  ({ id }: Found) =>
    `${path}?${new URLSearchParams({ [name]: id })}`
export const withWords = (path: string, name: string) => (q: string) => `${path}?${new URLSearchParams({ [name]: q })}`

type Group<Kind> = { kind: Kind; found: Found[]; has_more: boolean }

/** What was found for these words. A kind of which not all were named leads to its list. */
export const foundGroups = <Kind extends string>(kinds: Record<Kind, FoundKind>, groups: Group<Kind>[], q: string): PaletteGroup[] =>
  groups.map(({ kind, found, has_more }) => {
    const { name, icon, to, note, all } = kinds[kind]
    const entries = found.map((one) => {
      const beside = note(one).filter(Boolean).join('・')
      return { key: `${kind} ${one.id}`, label: one.name, icon, to: to(one), ...(beside && { note: beside }) }
    })
    return { key: kind, name, entries, ...(has_more && all && { more: { to: all(q), label: `${name}をすべて見る` } }) }
  })
