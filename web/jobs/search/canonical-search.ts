import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { isListParameter } from '../filters/condition.ts'

/**
 * The part of a search that has a separate page for search engines: nothing, or one value of one code table, and the page number.
 * Null otherwise: free words and combinations are endless, and other pages list their jobs, too.
 */
export function canonicalSearch({ page, sort: _sort, per_page: _size, exclude_applied: _applied, exclude_favorited: _favorited, ...conditions }: JobSearch) {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined)
  const isSimple =
    given.length === 0 || (given.length === 1 && given.every(([name, value]) => isListParameter(name) && Array.isArray(value) && value.length === 1))
  return isSimple ? { ...conditions, ...(page && page > 1 ? { page } : {}) } : null
}
