import { LEAST_JOBS, listRows } from '#contract/jobs/lists/list-address.ts'
import type { JobList, ListFigures } from '#contract/jobs/lists/job-lists.ts'
import { knownPlaces } from '#contract/jobs/places/tables/known-places.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { FacetCount } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { keptFor } from './kept-for.ts'
import { type FoundList, japaneseLookups, listConditions, stationList } from './list-conditions.ts'
import { listFigures } from './list-figures.ts'

export type KnownList = JobList & Pick<FoundList, 'conditions'>

const MILLISECONDS_KEPT = 60_000
const stations = [...knownPlaces].filter(([, { has_station }]) => has_station).map(([key]) => `${key}駅`)

/** All lists with jobs enough for a page, and the figures of the whole site. They are counted once a minute: a list that falls below is refused by its own page at once. */
export const knownLists = keptFor(
  MILLISECONDS_KEPT,
  async (context: Pick<RequestContext, 'db' | 'lookups' | 'now' | 'jobIndex'>): Promise<{ lists: KnownList[]; site: ListFigures }> => {
    const [lookups, { figures: site }] = await Promise.all([japaneseLookups(context), listFigures(context, {})])
    return { lists: countLists(context.jobIndex, lookups, Math.floor(context.now().getTime() / 1000)), site }
  },
)

function countLists(jobIndex: JobIndex, lookups: Lookups, now: number): KnownList[] {
  const { facets, place_counts = [] } = jobIndex.search({
    now,
    limit: 0,
    facets: ['job_fields', 'prefectures', 'skill_types', 'phase'],
    count_places: stations,
  })
  const counted = (list: FoundList | null, count: number): KnownList[] => (list && count >= LEAST_JOBS ? [{ ...list, count }] : [])
  const rowsOf = (kind: 'occupation' | 'place' | 'skill' | 'phase', counts: FacetCount[] = []) => {
    const countOf = new Map(counts.map(({ id, count }) => [id, count]))
    return listRows(lookups, kind).flatMap(({ id, slug }) => counted(listConditions(lookups, { kind, name: slug }), countOf.get(id) ?? 0))
  }
  const occupations = rowsOf('occupation', facets?.job_fields)
  const inPlaces = occupations.flatMap(({ name, conditions }) => {
    const { prefectures = [] } = jobIndex.search({ ...conditions, now, limit: 0, facets: ['prefectures'] }).facets ?? {}
    return prefectures.flatMap(({ id, count }) => counted(listConditions(lookups, { kind: 'occupation', name, place: `${id}` }), count))
  })
  const atStations = place_counts.flatMap(({ place, count }) => counted(stationList(place), count)).toSorted((one, other) => other.count - one.count)
  return [
    ...occupations,
    ...inPlaces,
    ...rowsOf('place', facets?.prefectures),
    ...rowsOf('skill', facets?.skill_types),
    ...atStations,
    ...rowsOf('phase', facets?.phase),
  ]
}
