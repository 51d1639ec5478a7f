import { placesCalled } from '#contract/jobs/places/place-facts.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { searchedTables } from '#contract/jobs/search/searched-values.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'

/** What a URL asks for, with places by their codes; and what it asks for that the site does not know. */
export function knownSearch(url: URL, lookups: Lookups) {
  const { known, dropped } = knownValues(readSearch(JobSearch, url.searchParams), searchedTables(lookups))
  return { known: { ...known, ...(known.places && { places: [...new Set(known.places.flatMap(placesCalled))] }) }, dropped }
}
