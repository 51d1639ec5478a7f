import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'

const NEWEST = '2'

/** Where a saved search's jobs are found on this site, the newest first. */
export function savedSearchPath(search: unknown) {
  const conditions = Object.entries(SavedConditions.safeParse(search).data ?? {})
  const pairs = conditions.flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]))
  return `/job_offer/search?${new URLSearchParams([...pairs, ['sort', NEWEST]])}`
}
