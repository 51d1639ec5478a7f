import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { FilterGroup } from '../filters/filter-groups.ts'
import { sorts } from '../results/sorts.ts'
import { searchPath } from '../search/search-path.ts'

const PATH = '/job_offer'
const FIELDS = 10

export type ListLink = { name: string; to: string; isCurrent: boolean; count?: number }

/** The list in each order, from its first page. */
export const sortLinks = (search: JobSearch, current: number): ListLink[] =>
  sorts.map(({ id, name }) => ({ name, isCurrent: id === current, to: searchPath(PATH, { ...search, sort: id, page: undefined }) }))

/** The job fields with most jobs, and the active ones; choosing an active one leaves it. */
export function fieldLinks(search: JobSearch, groups: FilterGroup[]): ListLink[] {
  const { shown = [], more = [] } = groups.find(({ parameter }) => parameter === 'job_fields') ?? {}
  const most = [...shown, ...more].toSorted((a, b) => b.count - a.count).filter(({ count, chosen }, at) => chosen || (at < FIELDS && count > 0))
  return most.map(({ id, name, count, chosen }) => ({
    name,
    count,
    isCurrent: chosen,
    to: searchPath(PATH, { ...search, page: undefined, job_fields: chosen ? undefined : [id] }),
  }))
}
