import { SPECIAL_WARDS, type Municipality } from './municipalities.ts'
import { municipalitiesAt } from './municipality-names.ts'
import { prefectureNames } from './prefecture-names.ts'
import { placeSpelling } from './place-spelling.ts'
import { knownPlaces } from './known-places.ts'

const prefecture = new RegExp(prefectureNames.join('|'), 'y')
const letter = /[\p{L}\p{N}]/u
/** 北区 and 中央区 in Latin letters are those of Tokyo only where Tokyo is named. */
const latinWard =
  /\b(chiyoda|chuo|minato|shinjuku|bunkyo|taito|koto|sumida|shinagawa|meguro|ota|setagaya|shibuya|nakano|suginami|toshima|kita|arakawa|itabashi|nerima|adachi|katsushika|edogawa)-?ku\b/g
const latinWards: Record<string, string> = Object.fromEntries(
  'chiyoda chuo minato shinjuku bunkyo taito sumida koto shinagawa meguro ota setagaya shibuya nakano suginami toshima kita arakawa itabashi nerima adachi katsushika edogawa'
    .split(' ')
    .map((name, at) => [name, `${Number(SPECIAL_WARDS) + 1 + at}`]),
)
/** The part of a town after its 市区町村. */
const TOWN =
  /^[ 　]*(?:大字|字)?(?<town>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々ヶノ]{2,14}?)(?=[一二三四五六七八九十]?丁目|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々ヶノ]|$)/u
/** 南青山 is in 青山. */
const SIDES = /^[東西南北元]/
const LONGEST = 2_000
const TOKYO = 13

export type ReadAddress = { municipalities: string[]; towns: string[] }

/**
 * The 市区町村 that a text of addresses names, and the well-known parts of them: 神田鍛冶町 is in 神田. A name counts where a word begins, or after its prefecture. Where several bear it, the prefecture before it
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
    prefecture.lastIndex = at
    const named = prefecture.exec(spelled)?.[0]
    if (named && (mayBegin || !spelled.startsWith('町', at + named.length))) {
      stated = prefectureNames.indexOf(named) + 1
      at += named.length
      mayBegin = true
      continue
    }
    const found = mayBegin ? municipalitiesAt(spelled, at) : null
    const one = found && ((stated !== null && theOne(found.named, [stated])) || theOne(found.named, prefectures))
    if (found && one) {
      codes.add(one.code)
      for (const town of townsOf(spelled.slice(found.end), one.code)) towns.add(town)
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

function theOne(named: readonly Municipality[], prefectures: readonly number[]) {
  const first = named.filter(({ prefecture: one }) => one === prefectures[0])
  const within = named.filter(({ prefecture: one }) => prefectures.includes(one))
  const left = [first, within, prefectures.length === 0 ? named : []].find((ones) => ones.length > 0) ?? []
  return left.length === 1 ? left[0] : undefined
}

/** The well-known names with which the part of a town begins. */
function townsOf(rest: string, code: string): string[] {
  const town = TOWN.exec(rest)?.groups?.['town']
  // An address that stands twice, one behind the other.
  if (!town || prefectureNames.some((name) => town.startsWith(name))) return []
  return [town, town.replace(SIDES, '')].flatMap((one) =>
    Array.from({ length: one.length }, (_, at) => one.slice(0, at + 1)).filter((start) => knownPlaces.get(start)?.municipalities.includes(code)),
  )
}
