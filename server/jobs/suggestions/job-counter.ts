import type { JobIndex } from '#search-engine/job-index.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { readJobSearch } from '../postings/reading/read-job-search.ts'

type Asked = Parameters<typeof readJobSearch>[0]
/** What a viewer never sees, and the moment: as the search of the page counts. */
export type Viewed = Pick<JobQuery, 'now' | 'exclusions' | 'exclude_job_ids' | 'exclude_company_ids'>

/** Up to so many jobs a count is a fraction of a millisecond, and every number is told. */
const MANY = 100_000
/** Milliseconds for all numbers of one answer. */
const BUDGET = 0.75
const SECONDS_KEPT = 30
const MOST_KEPT = 5_000

type Kept = { total: number; at: number }
const kept = new WeakMap<JobIndex, Map<string, Kept>>()

/**
 * Counts what choosing a suggestion will find, for the suggestions of one answer. In a large index it tells conditions at once, and words
 * once they were counted after an earlier answer: a number that is not told is better than a wrong or a late one. It remembers for half a minute.
 */
export function jobCounter(jobIndex: JobIndex, viewed: Viewed) {
  const countOf = (conditions: ReturnType<typeof readJobSearch>['conditions']) => jobIndex.search({ ...conditions, ...viewed, limit: 0 }).total
  if (jobIndex.size <= MANY) return (asked: Asked) => countOf(readJobSearch(asked).conditions)

  const isShared = !viewed.exclusions?.length && !has(viewed.exclude_job_ids) && !has(viewed.exclude_company_ids)
  const totals = kept.get(jobIndex) ?? new Map<string, Kept>()
  kept.set(jobIndex, totals)
  let spent = 0
  return (asked: Asked): number | null => {
    const key = JSON.stringify(asked)
    const known = isShared ? totals.get(key) : undefined
    if (known && viewed.now >= known.at && viewed.now - known.at <= SECONDS_KEPT) return known.total
    const { conditions } = readJobSearch(asked)
    const count = () => {
      const began = performance.now()
      const total = countOf(conditions)
      spent += performance.now() - began
      if (totals.size >= MOST_KEPT) totals.clear()
      if (isShared) totals.set(key, { total, at: viewed.now })
      return total
    }
    // One word may take milliseconds: it is counted after this answer, for the next one.
    if (conditions.free_word || conditions.company_name) {
      if (isShared) setImmediate(count)
      return null
    }
    return spent > BUDGET ? null : count()
  }
}

const has = (ids: Iterable<number> = []) => [...ids].length > 0
