import { calledMunicipalities } from './tables/called-municipalities.ts'
import { type ReadAddress, readLatinAddress } from './read-latin-address.ts'
import { prefectureOfCode } from './tables/municipalities.ts'
import { municipalitiesAt } from './tables/municipality-names.ts'
import { prefectureNames } from './tables/prefecture-names.ts'
import { placeSpelling } from './tables/place-spelling.ts'
import { knownPlaces } from './tables/known-places.ts'
import { theOne } from './the-one.ts'

const prefecture = new RegExp(prefectureNames.join('|'), 'y')
const letter = /[\p{L}\p{N}]/u
const AFTER_NAME = /^(?:$|[^\p{L}\p{N}]|または|もしくは|あるいは|[のノ]|オフィス|本社|支社|支店|拠点|近郊|市内|勤務)/u
const LONGEST_NAME = 6
const LONGEST = 2_000

/**
 * The 市区町村 that a text of addresses names, and the well-known parts of them. A name counts where a word begins, or after its prefecture. Where several bear it, the prefecture before it
 * decides, then those of the job; where these leave more than one, none is taken. The first of several workplaces, and each one after 「／」 or 「または」, may be in a prefecture that the job
 * does not name, where nobody else in the country bears the name: 「渋谷区 or 福岡市」.
 */
export function readAddress(text: string, prefectures: readonly number[]): ReadAddress {
  const codes = new Set<string>()
  const towns = new Set<string>()
  const offices = new Set<number>()
  const spelled = placeSpelling(text.slice(0, LONGEST)).replaceAll(/(?<=[市郡])[ ]+(?=[^ ]{1,5}[区町村])/g, '')
  let stated: number | null = null
  let mayBegin = true
  for (let at = 0; at < spelled.length; ) {
    if (spelled[at] === '\n') stated = null
    const named = prefectureAt(spelled, at)
    const office = mayBegin && !named ? officeAt(spelled, at) : null
    if (office) {
      offices.add(office.prefecture)
      at = office.end
      mayBegin = false
      continue
    }
    if (named && (mayBegin || !spelled.startsWith('町', at + named.length))) {
      stated = prefectureNames.indexOf(named) + 1
      at += named.length
      mayBegin = true
      continue
    }
    const found = mayBegin ? (municipalitiesAt(spelled, at) ?? calledAt(spelled, at)) : null
    const only = found?.named.length === 1 && beginsWorkplace.test(spelled.slice(Math.max(0, at - LONGEST_PARTING), at)) ? found.named[0] : undefined
    const one = found && ((stated !== null && theOne(found.named, [stated])) || theOne(found.named, prefectures) || only)
    if (found && one) {
      codes.add(one.code)
      for (const part of partsOf(spelled.slice(found.end), one.code)) towns.add(part)
      at = found.end
      mayBegin = false
      continue
    }
    mayBegin = !letter.test(spelled.charAt(at)) || parting.test(spelled.slice(Math.max(0, at + 1 - LONGEST_PARTING), at + 1))
    at++
  }
  // The name of a building in Latin letters says nothing beside an address in Kanji.
  if (codes.size === 0 && offices.size === 0) return readLatinAddress(text.slice(0, LONGEST), prefectures)
  return { municipalities: [...codes], towns: [...towns], prefectures: [...new Set([...Array.from(codes, prefectureOfCode), ...offices])] }
}

const LONGEST_PARTING = 6
/** What parts one workplace from another, and the beginning of a text. */
const beginsWorkplace = /(?:^|[/、,・;\n(「【:]|または|もしくは|あるいは|及び|および|or) ?$/
const parting = /(?:または|もしくは|あるいは|及び|および)$/
const shortPrefectures = new Map(prefectureNames.map((name, at) => [name === '北海道' ? name : name.slice(0, -1), at + 1]))

/** 「大阪支社」, 「東京・大阪」: a prefecture without 都, 府 or 県 that stands for an office there. */
function officeAt(spelled: string, at: number) {
  if (!beginnings.has(spelled.charAt(at))) return null
  for (const length of [2, 3]) {
    const prefecture = shortPrefectures.get(spelled.slice(at, at + length))
    if (prefecture && AFTER_NAME.test(spelled.slice(at + length, at + length + 4))) return { prefecture, end: at + length }
  }
  return null
}

const beginnings = new Set(prefectureNames.map((name) => name.charAt(0)))

function prefectureAt(spelled: string, at: number) {
  if (!beginnings.has(spelled.charAt(at))) return undefined
  prefecture.lastIndex = at
  return prefecture.exec(spelled)?.[0]
}

/** Well-known places of this 市区町村 that the rest of an address names: 六本木1-4-5, 南青山, 田町ステーションタワー. */
function partsOf(rest: string, code: string): string[] {
  const [line = ''] = rest.split('\n', 1)
  return knownOf(code).filter((name) => line.includes(name))
}

const byCode = new Map<string, string[]>()
function knownOf(code: string) {
  const known =
    byCode.get(code) ?? Array.from(knownPlaces).flatMap(([name, place]) => (place.municipalities.includes(code) && place.means_place_alone ? name : []))
  byCode.set(code, known)
  return known
}

/** 「横浜（首都圏）」, 「渋谷本社」: a well-known 市区町村 without its 市 or 区. */
function calledAt(text: string, start: number) {
  for (let end = Math.min(text.length, start + LONGEST_NAME); end >= start + 2; end--) {
    const named = calledMunicipalities.get(text.slice(start, end))
    if (named && AFTER_NAME.test(text.slice(end, end + 4))) return { end, named }
  }
  return null
}
