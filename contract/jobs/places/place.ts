import { z } from 'zod'
import { placeSpelling } from './tables/place-spelling.ts'

/**
 * A place that a search names, as one text: a 市区町村 by its code (`13113`), a station by its name with 駅 (`渋谷駅`), or a part of a town by its name (`六本木`), which is
 * in an address.
 */
export const Place = z.string().trim().min(1).max(40)
export type Place = z.infer<typeof Place>

export const isStation = (place: Place) => place.endsWith('駅')

/** The one spelling of a place: what the job index holds and is asked for. */
export const placeKey = (place: Place): Place => (/^\d{5}$/.test(place) ? place : placeSpelling(place))
