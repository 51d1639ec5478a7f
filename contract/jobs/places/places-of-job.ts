import { municipalitiesOf } from './place-facts.ts'
import { placeKey, type Place } from './place.ts'
import { readAddress } from './read-address.ts'
import { readNearestStation, readStationsOfAddress } from './read-stations.ts'

type Addressed = { address: number | null; prefectures: readonly number[]; address2: string; address3: string; nearest_station: string }
export type PlacesOfJob = {
  /** Those that the job names, and those that its address names beside them. */
  prefectures: number[]
  /** Codes of 市区町村. */
  municipalities: string[]
  /** Well-known parts of them: 六本木. */
  towns: string[]
  /** 渋谷駅. */
  stations: string[]
  /** On foot from the nearest of the stations, where the job says so. */
  walk_minutes: number | null
}

/** Where a job is, as its address and its nearest station say; nothing of its running text. The same fields always give the same answer. */
export function placesOfJob({ address, prefectures, address2, address3, nearest_station }: Addressed): PlacesOfJob {
  const order = [...new Set([...(address === null ? [] : [address]), ...prefectures])]
  // The building is behind the street, and may have the name of its station.
  const { municipalities, towns, prefectures: named } = readAddress(`${address2} ${address3}`, order)
  const parts = [readNearestStation(nearest_station), readStationsOfAddress(`${address2}\n${address3}`)]
  const walked = parts.flatMap(({ walk_minutes }) => walk_minutes ?? [])
  return {
    prefectures: [...new Set([...prefectures, ...named])],
    municipalities,
    towns,
    stations: [...new Set(parts.flatMap(({ stations }) => stations))],
    walk_minutes: walked.length > 0 ? Math.min(...walked) : null,
  }
}

/** What a search finds the job under: also by the city of a ward, and 23区. */
export const searchedPlaces = ({ municipalities, towns, stations }: Pick<PlacesOfJob, 'municipalities' | 'towns' | 'stations'>): Place[] => [
  ...new Set([...municipalities.flatMap(municipalitiesOf), ...towns, ...stations].map(placeKey)),
]
