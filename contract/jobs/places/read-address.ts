import { calledMunicipalities } from './tables/called-municipalities.ts'
import { SPECIAL_WARDS, type Municipality } from './tables/municipalities.ts'
import { municipalitiesAt } from './tables/municipality-names.ts'
import { prefectureNames } from './tables/prefecture-names.ts'
import { placeSpelling } from './tables/place-spelling.ts'
import { knownPlaces } from './tables/known-places.ts'

const prefecture = new RegExp(prefectureNames.join('|'), 'y')
const letter = /[\p{L}\p{N}]/u
/** 北区 and 中央区 in Latin letters are those of Tokyo only where Tokyo is named. */
const latinNames =
  'chiyoda chuo minato shinjuku bunkyo taito sumida koto shinagawa meguro ota setagaya shibuya nakano suginami toshima kita arakawa itabashi nerima adachi katsushika edogawa'.split(
    ' ',
  )
const latinWard = new RegExp(`\\b(${latinNames.join('|')})-?ku\\b`, 'g')
const latinWards: Record<string, string> = Object.fromEntries(latinNames.map((name, at) => [name, `${Number(SPECIAL_WARDS) + 1 + at}`]))
const AFTER_NAME = /^(?:$|[^\p{L}\p{N}]|[のノ]|オフィス|本社|支社|支店|拠点|近郊|市内|勤務)/u
const LONGEST_NAME = 6
const LONGEST = 2_000
const TOKYO = 13

export type ReadAddress = { municipalities: string[]; towns: string[] }

/**
 * The 市区町村 that a text of addresses names, and the well-known parts of them. A name counts where a word begins, or after its prefecture. Where several bear it, the prefecture before it
 * decides, then those of the job; where these leave more than one, none is taken.
 */
export function readAddress(text: string, prefectures: readonly number[]): ReadAddress {
  const codes = new Set<string>()
  const towns = new Set<string>()
  const spelled = placeSpelling(text.slice(0, LONGEST)).replaceAll(/(?<=[市郡])[ ]+(?=[^ ]{1,5}[区町村])/g, '')
  let stated: number | null = null
  let mayBegin = true
  for (let at = 0; at < spelled.length; ) {
    if (spelled[at] === '\n') stated = null
    const named = prefectureAt(spelled, at)
    if (named && (mayBegin || !spelled.startsWith('町', at + named.length))) {
      stated = prefectureNames.indexOf(named) + 1
      at += named.length
      mayBegin = true
      continue
    }
    const found = mayBegin ? (municipalitiesAt(spelled, at) ?? calledAt(spelled, at)) : null
    const one = found && ((stated !== null && theOne(found.named, [stated])) || theOne(found.named, prefectures))
    if (found && one) {
      codes.add(one.code)
      for (const part of partsOf(spelled.slice(found.end), one.code)) towns.add(part)
      at = found.end
      mayBegin = false
      continue
    }
    mayBegin = !letter.test(spelled.charAt(at))
    at++
  }
  if (prefectures.length === 0 || prefectures.includes(TOKYO)) for (const [, name = ''] of spelled.matchAll(latinWard)) codes.add(latinWards[name] ?? '')
  return { municipalities: [...codes].filter(Boolean), towns: [...towns] }
}

const beginnings = new Set(prefectureNames.map((name) => name.charAt(0)))

function prefectureAt(spelled: string, at: number) {
  if (!beginnings.has(spelled.charAt(at))) return undefined
  prefecture.lastIndex = at
  return prefecture.exec(spelled)?.[0]
}

function theOne(named: readonly Municipality[], prefectures: readonly number[]) {
  const first = named.filter(({ prefecture: one }) => one === prefectures[0])
  const within = named.filter(({ prefecture: one }) => prefectures.includes(one))
  const left = [first, within, prefectures.length === 0 ? named : []].find((ones) => ones.length > 0) ?? []
  return left.length === 1 ? left[0] : undefined
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
