import { placeName } from '#contract/jobs/places/place-facts.ts'
import { placesOfJob } from '#contract/jobs/places/places-of-job.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { lookupTableNames } from '../words/lookup-names.ts'

const MOST = 4

type Placed = Pick<Job, 'address' | 'prefectures' | 'address2' | 'address3' | 'nearest_station'>

/** The nearest stations as the posting names them, and its minutes on foot. How long the train takes nobody here knows. Null where it names neither a station nor a street. */
export function officeWay(job: Placed, lookups: Lookups) {
  const { stations, walk_minutes } = placesOfJob(job)
  const names = stations.slice(0, MOST).map(placeName)
  const prefecture = lookupTableNames(lookups, 'prefectures', job.address === null ? [] : [job.address])[0] ?? ''
  const address = job.address2.trim() ? `${prefecture}${job.address2.trim()}` : ''
  if (names.length === 0 && !address) return null
  return {
    stations: names,
    walk: names.length > 0 && walk_minutes !== null ? walk_minutes : null,
    map: address ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : null,
    address,
  }
}
export type OfficeWay = NonNullable<ReturnType<typeof officeWay>>
