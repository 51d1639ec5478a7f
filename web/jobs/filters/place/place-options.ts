import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'

export type PlaceOption = { place: string; name: string; count: number; chosen: boolean }
export type PlaceOptions = { shown: PlaceOption[]; more: PlaceOption[] }

const FIRST = 5

/** The chosen places, then the 市区町村 with most jobs; the rest in the order of the table. */
export function placeOptions({ places = [] }: Pick<JobSearch, 'places'>, counts: JobResults['place_counts'], total: number): PlaceOptions {
  const countOf = new Map(counts.map(({ place, count }) => [place, count]))
  // A station is not counted beside others; alone it is all that was found.
  const chosen = places.map((place) => ({ place, name: placeName(place), count: countOf.get(place) ?? (places.length === 1 ? total : 0), chosen: true }))
  const others = counts.filter(({ place }) => !places.includes(place)).map((one) => ({ ...one, chosen: false }))
  const frequent = others.toSorted((one, other) => other.count - one.count).slice(0, Math.max(0, FIRST - chosen.length))
  return { shown: [...chosen, ...frequent], more: others.filter((one) => !frequent.includes(one)) }
}
