import { municipalities, type Municipality } from './municipalities.ts'
import { placeSpelling } from './place-spelling.ts'

/** What a 市区町村 is called in an address: 大阪市北区 and 北区, 西多摩郡瑞穂町 and 瑞穂町. Of one name there may be several: 府中市 in Tokyo and Hiroshima. */
const byName = Map.groupBy(
  municipalities.flatMap((one) => [...new Set([one.name, one.short_name])].map((name) => ({ name: placeSpelling(name), one }))),
  ({ name }) => name,
)
const LONGEST = Math.max(...Array.from(byName.keys(), (name) => name.length))
const SHORTEST = 2
const firstLetters = new Set(Array.from(byName.keys(), (name) => name.charAt(0)))

/** The longest name of a 市区町村 that begins at this place of a text in `placeSpelling`, and those that bear it. */
export function municipalitiesAt(text: string, start: number): { end: number; named: readonly Municipality[] } | null {
  if (!firstLetters.has(text.charAt(start))) return null
  for (let end = Math.min(text.length, start + LONGEST); end >= start + SHORTEST; end--) {
    const named = byName.get(text.slice(start, end))
    if (named) return { end, named: named.map(({ one }) => one) }
  }
  return null
}
