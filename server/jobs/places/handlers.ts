import { findPlaces } from '#contract/jobs/places/find-places.ts'
import { anyone } from '#server/api.ts'

const MOST = 50

export const places = {
  list: anyone.places.list.handler(({ input: { q = '', prefectures = [] } }) => ({
    places: findPlaces(q, prefectures, MOST).map((place) => ({ ...place, prefectures: [...place.prefectures] })),
  })),
}
