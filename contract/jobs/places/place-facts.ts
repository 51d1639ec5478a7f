import { knownPlaces } from './tables/known-places.ts'
import { municipalityOfCode } from './tables/municipalities.ts'
import { municipalitiesAt } from './tables/municipality-names.ts'
import { placeSpelling } from './tables/place-spelling.ts'
import { isStation, type Place, placeKey } from './place.ts'

const knownOf = (place: Place) => knownPlaces.get(placeKey(place.replace(/駅$/, '')))

/** The prefectures that a place may be in; null where no table knows it. */
export function prefecturesOf(place: Place): readonly number[] | null {
  const municipality = municipalityOfCode.get(place)
  return municipality ? [municipality.prefecture] : (knownOf(place)?.prefectures ?? null)
}

/** The 市区町村 that a place is in, and the cities of these wards, as far as the tables know. */
export function municipalitiesOf(place: Place): readonly string[] {
  const codes = municipalityOfCode.has(place) ? [place] : (knownOf(place)?.municipalities ?? [])
  return codes.flatMap((code) => [code, municipalityOfCode.get(code)?.city ?? code])
}

/** The places that somebody calls by this text in a field for places: a code or a station is itself, 渋谷区 its code, 渋谷 the station and the part of a town. */
export function placesCalled(text: string): Place[] {
  const place = placeKey(text.trim())
  if (municipalityOfCode.has(place) || isStation(place)) return [place]
  const found = municipalitiesAt(placeSpelling(place), 0)
  if (found && found.end === place.length) return found.named.map(({ code }) => code)
  const known = knownOf(place)
  return [...(known?.has_station ? [`${place}駅`] : []), ...(known?.has_station && known.municipalities.length === 0 ? [] : [place])]
}

/** How a place is called: 大阪市北区, 渋谷駅. */
export function placeName(place: Place): string {
  const municipality = municipalityOfCode.get(place)
  if (municipality) return municipality.name
  const known = knownOf(place)
  return known ? known.name + (isStation(place) ? '駅' : '') : place
}
