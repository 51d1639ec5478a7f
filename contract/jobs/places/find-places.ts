import { knownPlaces } from './tables/known-places.ts'
import { municipalities } from './tables/municipalities.ts'
import type { Place } from './place.ts'
import { placeSpelling } from './tables/place-spelling.ts'

/** A row of the tables of places: what a search takes, and what people read. `prefectures` are several for stations of one name. */
export type NamedPlace = { place: Place; name: string; kana: string; prefectures: readonly number[]; kind: 'municipality' | 'station' | 'area' }

/** Readings in katakana, as the postal codes have them. */
const katakana = (text: string) => text.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
/** ぢ and づ sound like じ and ず: さんげんぢゃや, さんげんじゃや. */
const sound = (kana: string) => placeSpelling(kana).replaceAll('ヂ', 'ジ').replaceAll('ヅ', 'ズ')

/** All 市区町村, then the stations and areas that people name, each with its reading in katakana. */
export const namedPlaces: readonly NamedPlace[] = [
  ...municipalities.map(({ code, name, kana, prefecture }) => ({ place: code, name, kana, prefectures: [prefecture], kind: 'municipality' as const })),
  ...Array.from(knownPlaces, ([spelled, { name, kana, prefectures, has_station }]) => ({
    place: has_station ? `${spelled}駅` : spelled,
    name: has_station ? `${name}駅` : name,
    kana: katakana(kana),
    prefectures,
    kind: has_station ? ('station' as const) : ('area' as const),
  })),
]

const searched = namedPlaces.map((row) => ({ row, name: placeSpelling(row.name), kana: sound(row.kana) }))

/** The places whose name or reading holds the typed text, those that begin with it first; all of some prefectures without a text. */
export function findPlaces(typed: string, prefectures: readonly number[], most: number): NamedPlace[] {
  const text = sound(katakana(typed.trim()))
  const name = placeSpelling(typed.trim())
  const within = searched.filter(({ row }) => prefectures.length === 0 || row.prefectures.some((one) => prefectures.includes(one)))
  const rank = (one: (typeof searched)[number]) => (one.name.startsWith(name) ? 0 : one.kana.startsWith(text) ? 1 : 2)
  return within
    .filter((one) => one.name.includes(name) || one.kana.includes(text))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(({ row }) => row)
}
