import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { JobResults } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { conditionsOf } from '../filters/condition.ts'
import { withoutCondition } from './without-condition.ts'

const OFFERED = 3
/** Switches that are on by default, and so are in no search. */
const switches: Partial<Record<keyof JobSearch, string>> = { exclude_applied: '「応募した求人を除く」', exclude_favorited: '「気になる求人を除く」' }

/** For a search that finds nothing: the conditions whose removal finds most, best first. */
export function waysOut(search: JobSearch, { total, what_if }: Pick<JobResults, 'total' | 'what_if'>, masters: Lookups) {
  const conditions = conditionsOf(search, masters)
  return what_if
    .filter((one) => one.total > total)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, OFFERED)
    .map(({ parameter: name, value, total: found }) => {
      const parameter = name as keyof JobSearch
      const label =
        switches[parameter] ??
        conditions.find((one) => one.parameter === parameter && (one.value === value || one.value === undefined))?.label ??
        `「${value}」`
      return { label, more: found - total, search: withoutCondition(search, value === undefined ? { parameter } : { parameter, value }) }
    })
}
