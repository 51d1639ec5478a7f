import { type Place, placeKey } from '#contract/jobs/places/place.ts'
import { municipalitiesOf, prefecturesOf } from '#contract/jobs/places/place-facts.ts'
import type { Reading } from '#contract/jobs/search/reading/meaning.ts'

type Named = { prefectures?: readonly number[]; places?: readonly Place[] }
export type TypedPlaces = { prefectures?: number[]; places?: Place[] }

const asPlace = (prefecture: number) => `${prefecture}`.padStart(2, '0')
/** Only whole prefectures and 市区町村 hold other places: 「渋谷 恵比寿」 asks for either station. */
const isArea = ({ prefectures, places = [] }: Named) => prefectures !== undefined || places.every((place) => /^\d{5}$/.test(place))

/** Whether a place is in an area; one that no table knows may be in any prefecture. */
function isWithin(place: Place, area: Named) {
  if (area.prefectures) return prefecturesOf(place)?.some((one) => area.prefectures?.includes(one)) ?? true
  return !area.places?.includes(place) && municipalitiesOf(place).some((one) => area.places?.includes(one))
}

/**
 * The places that a query names, as conditions. Any of them: 「渋谷 大阪」 is either. But a place inside another one that is named narrows that one: 「東京 府中市」 is the 府中市 of Tokyo, 「大阪市 北区」
 * one ward, 「大阪 日本橋」 not that of Tokyo.
 */
export function typedPlaces(readings: readonly Reading[]): TypedPlaces {
  const named = readings.flatMap(({ parameter, values }): Named[] =>
    parameter === 'prefectures' ? [{ prefectures: values }] : parameter === 'places' ? [{ places: values.map(placeKey) }] : [],
  )
  const areas = named.filter(isArea)
  const prefectures = [...new Set(named.flatMap((one) => one.prefectures ?? []))]
  const parts = named.flatMap(({ places }) => {
    if (!places) return []
    const around = areas.filter((area) => places.some((place) => isWithin(place, area)))
    const within = places.filter((place) => around.every((area) => isWithin(place, area)))
    return [{ places: within.length > 0 ? within : places, around }]
  })
  if (parts.length === 0) return prefectures.length > 0 ? { prefectures } : {}
  const narrowed = new Set(parts.flatMap(({ around }) => around))
  const isInPrefectures = parts.every(({ around }) => around.some((area) => area.prefectures))
  const wide = named.filter((one) => one.prefectures && !narrowed.has(one)).flatMap((one) => one.prefectures ?? [])
  const places = [
    ...wide.map(asPlace),
    ...parts
      .filter(({ places: ours }) => !areas.some((area) => narrowed.has(area) && area.places && ours.every((one) => area.places?.includes(one))))
      .flatMap((one) => one.places),
  ]
  // A station is known by its name alone: the prefecture tells 日本橋 from 日本橋.
  return { places: [...new Set(places)], ...(isInPrefectures && wide.length === 0 && { prefectures }) }
}
