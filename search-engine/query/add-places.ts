import type { Segment } from '../segment/segment.ts'
import { addValues } from './add-values.ts'

/** A prefecture by the two digits of its number. */
const PREFECTURE = /^\d{2}$/

/** Adds the jobs that are in any of the places to a bitmap. */
export const addPlaces = (segment: Segment, places: readonly string[], to: number): void => {
  const { bitmaps, places: lists } = segment.parts
  const prefectures = places.filter((place) => PREFECTURE.test(place)).map(Number)
  if (prefectures.length > 0) addValues(segment, { parameter: 'prefectures', chosen: prefectures }, to)
  for (const place of places) lists.add(place, bitmaps.words(to))
}

/** Per place, how many jobs of a bitmap are in it. */
export const placeCounts = (segment: Segment, places: readonly string[], within: number): number[] => {
  const { bitmaps, places: lists } = segment.parts
  return places.map((place) => lists.count(place, bitmaps.words(within), bitmaps.activeWords))
}
