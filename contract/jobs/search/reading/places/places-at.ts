import { calledMunicipalities } from '../../../places/tables/called-municipalities.ts'
import { municipalitiesAt } from '../../../places/tables/municipality-names.ts'
import { SPECIAL_WARDS, type Municipality } from '../../../places/tables/municipalities.ts'
import { municipalitiesOfLatin, nameOfLatin, prefectureOfLatin } from '../../../places/tables/latin-names.ts'
import { latinSpelling } from '../../../places/tables/latin-spelling.ts'
import { placeSpelling } from '../../../places/tables/place-spelling.ts'
import { prefectureNames } from '../../../places/tables/prefecture-names.ts'
import { type KnownPlace, knownPlaces } from '../../../places/tables/known-places.ts'
import type { Folded } from '../fold-typed.ts'
import type { Meaning } from '../meaning.ts'

type Found = { end: number; meaning: Meaning }

const LONGEST = 12
/** 「大阪市勤務」 and 「渋谷周辺」 name the place, too. */
const around = '(?:内)?(?:(?:で|に)?(?:勤務|在住|近郊|周辺|近辺|付近|近く|エリア))?'
const afterPlace = new RegExp(around, 'y')
const afterStation = new RegExp(`駅(?:前|近(?!く|い)|${around})`, 'y')
/** Any name before 駅: 「西大島駅」. What describes a station, or ends with one, is none. */
const named = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々ヶ]{1,12}?(?=駅)/uy
const noName =
  /^(?:最寄り?|もより|各|両|同|無人|主要|ターミナル|新幹線|乗り?換え?|近隣|終着|始発|道の|貨物|地下鉄|私鉄|jr|の|は|が|で)$|[のはがをで]$|徒歩|から|まで|近い|便利|職員|員$/u
/**
 * A 市区町村, a station or a part of a town that begins at this place. Alone, only well-known names are places (渋谷: the ward, the station, or an address in it); with 市・区・町・村 or 駅
 * behind it, every name is.
 */
export function placesAt(folded: Folded, start: number): Found[] {
  return [...stationsAt(folded, start), municipalityAt(folded, start), ...aloneAt(folded, start), latinAt(folded, start)].filter((one) => one !== null)
}

const endOf = (text: string, pattern: RegExp, at: number) => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** 「渋谷区」, 「大阪市北区」, 「東京都渋谷区」. */
function municipalityAt({ text }: Folded, start: number): Found | null {
  const { prefecture, at } = prefectureAt(text, start)
  const { spelled, length } = spelledAt(text, at, LONGEST * 2)
  const found = municipalitiesAt(spelled, 0)
  const meant = found?.named.filter((one) => prefecture === null || one.prefecture === prefecture) ?? []
  if (!found || meant.length === 0) return null
  return {
    end: endOf(text, afterPlace, at + length(found.end)),
    meaning: { parameter: 'places', values: meant.map(({ code }) => code), label: labelOf(meant) },
  }
}

function prefectureAt(text: string, start: number) {
  const at = prefectureNames.findIndex((name) => text.startsWith(name, start))
  return at < 0 ? { prefecture: null, at: start } : { prefecture: at + 1, at: start + (prefectureNames[at]?.length ?? 0) }
}

/** Folding a name keeps its length but for 四ツ谷, which is 四谷. */
function spelledAt(text: string, at: number, most: number) {
  const letters = text.slice(at, at + most)
  const spelled = placeSpelling(letters)
  const length = (end: number) => {
    let taken = end
    while (taken < letters.length && placeSpelling(letters.slice(0, taken)).length < end) taken++
    return taken
  }
  return { spelled, length }
}

const SHOWN = 3
const TOKYO = 13
/** Several places of one name are told apart by their prefectures. */
function labelOf(meant: readonly Municipality[]) {
  const [first, ...others] = meant
  if (!first) return ''
  if (first.code === SPECIAL_WARDS) return '東京23区'
  if (others.length === 0) return first.name
  return `${first.short_name}（${shownPrefectures(meant.map(({ prefecture }) => prefecture))}）`
}
function shownPrefectures(ids: readonly number[]) {
  // Most mean the ward of Tokyo by 「中央区」.
  const names = [...new Set(ids)].toSorted((one, other) => Number(other === TOKYO) - Number(one === TOKYO)).map((id) => prefectureNames[id - 1])
  return names.length > SHOWN ? `${names[0]}ほか` : names.join('・')
}

/** 「渋谷駅」, 「JR渋谷駅」, 「四谷駅周辺」: jobs that name the station, and those whose address has its name, as 田町ステーションタワー has. */
function stationsAt({ text }: Folded, start: number): Found[] {
  const at = text.startsWith('jr', start) ? start + 2 : start
  named.lastIndex = at
  const name = named.exec(text)?.[0]
  if (!name || noName.test(name)) return []
  const end = endOf(text, afterStation, at + name.length)
  const spelled = placeSpelling(name)
  const known = knownPlaces.get(spelled)
  return [
    {
      end,
      meaning: {
        parameter: 'places',
        values: [`${spelled}駅`, ...(known?.means_place_alone && known.municipalities.length > 0 ? [spelled] : [])],
        label: `${known ? labelOfKnown(known, '駅') : `${name}駅`}`,
      },
    },
  ]
}

const labelOfKnown = ({ name, prefectures }: KnownPlace, ending = '') => name + ending + (prefectures.length > 1 ? `（${shownPrefectures(prefectures)}）` : '')

const latinWord = /[a-zāīūēō'-]{2,}(?: (?:city|ward|station|area|prefecture)(?![a-z]))?/y

/** 「shibuya」, 「Minato-ku」, 「Osaka City」, 「shinjuku station」: the same places in Latin letters. */
function latinAt({ text }: Folded, start: number): Found | null {
  if (/[a-z'-]/.test(text.charAt(start - 1))) return null
  latinWord.lastIndex = start
  const typed = latinWord.exec(text)?.[0]
  if (!typed) return null
  const end = start + typed.length
  const [, name = '', ending = ''] = /^(.+?)(?:[ -](ku|shi|ken|city|ward|station|area|prefecture))?$/.exec(typed) ?? []
  const latin = latinSpelling(name)
  const prefecture = prefectureOfLatin.get(latin)
  if (prefecture && /^(?:ken|area|prefecture|)$/.test(ending))
    return { end, meaning: { parameter: 'prefectures', values: [prefecture], label: prefectureNames[prefecture - 1] ?? '' } }
  const called = municipalitiesOfLatin.get(`${latin} ${ending}`)
  if (called) return { end, meaning: { parameter: 'places', values: called.map(({ code }) => code), label: labelOf(called) } }
  if (ending !== '' && ending !== 'station' && ending !== 'area') return null
  const japanese = nameOfLatin.get(latin)
  const known = japanese === undefined ? null : knownAlone(japanese)
  if (!known) return null
  const stations = known.values.filter((value) => value.endsWith('駅'))
  if (ending !== 'station') return { end, meaning: { parameter: 'places', ...known } }
  return stations.length > 0
    ? { end, meaning: { parameter: 'places', values: stations, label: `${knownPlaces.get(japanese ?? '')?.name ?? japanese}駅` } }
    : null
}

/** 「渋谷」, 「六本木」, 「横浜」: well known, and no prefecture. The longest name first. */
function aloneAt({ text }: Folded, start: number): Found[] {
  const found: Found[] = []
  for (let end = Math.min(text.length, start + LONGEST); end > start; end--) {
    const typed = text.slice(start, end)
    const known = knownAlone(placeSpelling(typed))
    if (known) found.push({ end: endOf(text, afterPlace, end), meaning: { parameter: 'places', ...known } })
  }
  return found
}

function knownAlone(name: string): { values: string[]; label: string } | null {
  const cities = calledMunicipalities.get(name) ?? []
  const known = knownPlaces.get(name)
  if (cities.length === 0 && !known?.means_place_alone) return null
  const stations = known?.has_station ? [`${name}駅`] : []
  return {
    // Whole 市区町村 hold their parts.
    values: [...cities.map(({ code }) => code), ...stations, ...(cities.length === 0 && known ? partsOf(name, known) : [])],
    label: known && cities.length === 0 ? labelOfKnown(known) : labelOfCity(cities, known),
  }
}

/** The part of a town, and the stations there that have its name in theirs: 梅田 is also 大阪梅田 and 東梅田. */
function partsOf(name: string, { municipalities }: KnownPlace) {
  const others = Array.from(knownPlaces).filter(
    ([other, place]) => other !== name && other.includes(name) && place.has_station && place.municipalities.some((code) => municipalities.includes(code)),
  )
  return [...(municipalities.length > 0 ? [name] : []), ...others.map(([other]) => `${other}駅`)]
}

/** 「渋谷（渋谷区・渋谷駅）」 says which two are meant. */
function labelOfCity(cities: readonly Municipality[], known: KnownPlace | undefined) {
  const names = [labelOf(cities)]
  const name = cities[0]?.name.replace(/[市区]$/, '')
  return `${known?.name ?? name}（${[...names, ...(known?.has_station ? [`${known.name}駅`] : [])].join('・')}）`
}
