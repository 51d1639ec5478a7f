import { knownPlaces } from './known-places.ts'
import { municipalityOfCode } from './municipalities.ts'
import { isStation, type Place, placeKey } from './place.ts'

const knownOf = (place: Place) => knownPlaces.get(placeKey(place.replace(/駅$/, '')))

/** The prefectures that a place may be in; null where no table knows it. */
export function prefecturesOf(place: Place): readonly number[] | null {
  const municipality = municipalityOfCode.get(place)
  return municipality ? [municipality.prefecture] : (knownOf(place)?.prefectures ?? null)
}

/** The 市区町村 that a place is in, as far as the tables know. */
export function municipalitiesOf(place: Place): readonly string[] {
  const municipality = municipalityOfCode.get(place)
  return municipality ? [place, municipality.city ?? place] : (knownOf(place)?.municipalities ?? [])
}

/** How a place is called: 大阪市北区, 渋谷駅. */
export function placeName(place: Place): string {
  const municipality = municipalityOfCode.get(place)
  if (municipality) return municipality.name
  const known = knownOf(place)
  return known ? known.name + (isStation(place) ? '駅' : '') : place
}
