import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'
import { placesOfJob } from '#contract/jobs/places/places-of-job.ts'

/** Where job seekers find a job, as its saved address and nearest station say: 「市区町村：渋谷区／最寄り駅：渋谷駅（徒歩5分）」. Null where neither says anything yet. */
export function placesRead(job: JobContent): string | null {
  if (!job.address2 && !job.address3 && !job.nearest_station) return null
  const { municipalities, stations, walk_minutes } = placesOfJob(job)
  const named = (places: string[]) => (places.length > 0 ? places.map(placeName).join('・') : '読み取れませんでした')
  const walk = walk_minutes === null ? '' : `（徒歩${walk_minutes}分）`
  return `市区町村：${named(municipalities)}／最寄り駅：${named(stations)}${walk}`
}
