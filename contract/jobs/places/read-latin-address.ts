import { calledMunicipalities } from './tables/called-municipalities.ts'
import { knownPlaces } from './tables/known-places.ts'
import { latinEnding, municipalitiesOfLatin, nameOfLatin, prefectureOfLatin } from './tables/latin-names.ts'
import { latinOfKana, latinSpelling } from './tables/latin-spelling.ts'
import { municipalityOfCode, prefectureOfCode } from './tables/municipalities.ts'
import { theOne } from './the-one.ts'

/** `prefectures`: those of the 市区町村, and those that name a workplace by themselves (大阪支社). */
export type ReadAddress = { municipalities: string[]; towns: string[]; prefectures: number[] }

const word = /[a-zāīūēōâîûêô']+(?:-[a-zāīūēōâîûêô']+)*/giu
type Token = { name: string; ending: string | null }

/** The 市区町村 and the well-known parts of them that an address in Latin letters names: 「2-1 Dogenzaka, Shibuya-ku, Tokyo」, 「Kita-ku, Osaka, Japan」. */
export function readLatinAddress(text: string, prefectures: readonly number[]): ReadAddress {
  const tokens = tokensOf(text)
  const named = tokens.flatMap(({ name, ending }) => (ending === null ? (prefectureOfLatin.get(name) ?? []) : []))
  const within = named.length > 0 ? named : prefectures
  const codes = new Set<string>()
  const towns = new Map<string, readonly string[]>()
  for (const { name, ending } of tokens) {
    if (ending === null && prefectureOfLatin.has(name)) continue
    const japanese = nameOfLatin.get(name) ?? ''
    const bearers = ending === null ? calledMunicipalities.get(japanese) : municipalitiesOfLatin.get(`${name} ${ending}`)
    // 「Kita-ku, Osaka」 is the ward of the city of this name, not that of 堺市 in the same prefecture.
    const ofCity = bearers?.filter(({ city }) => tokens.some((other) => other.name === latinOfCity(city))) ?? []
    const one = theOne(ofCity.length > 0 ? ofCity : (bearers ?? []), within)
    if (one) codes.add(one.code)
    else if (ending === null || /^(?:cho|machi)$/.test(ending)) {
      const there = (knownPlaces.get(japanese)?.municipalities ?? []).filter((code) => within.length === 0 || within.includes(prefectureOfCode(code)))
      if (there.length > 0) towns.set(japanese, there)
    }
  }
  // 「2-1 Dogenzaka, Tokyo」 is in 渋谷区; beside a ward that is named only what is in it counts.
  if (codes.size === 0) for (const there of towns.values()) if (there.length === 1) for (const code of there) codes.add(code)
  return {
    municipalities: [...codes],
    towns: Array.from(towns).flatMap(([name, there]) => (there.some((code) => codes.has(code)) ? name : [])),
    prefectures: [...new Set([...Array.from(codes, prefectureOfCode), ...named])],
  }
}

const latinOfCity = (city: string | null) => latinOfKana((municipalityOfCode.get(city ?? '')?.kana ?? '').replace(/シ$/, ''))

/** The names with what ends them, in the same word or in the next one: Shibuya-ku, Shibuya City. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [found] of text.normalize('NFKC').matchAll(word)) {
    const [, name = '', own] = /^(.+?)(?:-([a-z]+))?$/i.exec(found) ?? []
    const ending = own?.toLowerCase()
    if (ending && latinEnding.test(ending)) tokens.push({ name: latinSpelling(name), ending })
    else if (latinEnding.test(found.toLowerCase())) {
      const before = tokens.at(-1)
      if (before?.ending === null) before.ending = found.toLowerCase()
    } else tokens.push({ name: latinSpelling(found), ending: null })
  }
  return tokens
}
