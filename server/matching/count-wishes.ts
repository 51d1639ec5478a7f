import type { MatchRule, WishCounts } from '#contract/matching/matching.ts'
import type { FacetCount, ListParameter } from '#search-engine/job-index-types.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { countWhatIf } from './match-weights.ts'
import { contentWith } from './rules/wanted.ts'
import { indexConditions, matchingOf, viewerConditions } from './viewer-conditions.ts'

/** The counts beside the answers to the questions about wishes: each ignores the wish that it asks for, as the facets of a search ignore their own condition. */
export async function countWishes(context: RequestContext & { viewer: CandidateViewer }): Promise<WishCounts> {
  const [told, mine] = [await countWhatIf(context), await viewerConditions(context)]
  const none = { job_fields: [], employment_types: [], prefectures: [], remote: [], salary_histogram: [] }
  if (!mine) return { ...told, ...none }
  const { criteria, ...floor } = matchingOf(mine)
  const now = Math.floor(context.now().getTime() / 1000)
  const countWithout = (rule: MatchRule, parameter: ListParameter) =>
    context.jobIndex.search({
      ...indexConditions(mine, {}),
      now,
      limit: 0,
      matching: { ...floor, criteria: criteria.filter((criterion) => criterion.rule !== rule), without_mismatch: true },
      facets: [parameter],
    })
  const facetOf = (parameter: 'job_fields' | 'employment_types' | 'prefectures' | 'remote') => countWithout(parameter, parameter).facets?.[parameter] ?? []
  return {
    ...told,
    job_fields: facetOf('job_fields'),
    employment_types: facetOf('employment_types'),
    prefectures: facetOf('prefectures'),
    remote: byRemoteWish(facetOf('remote')),
    salary_histogram: countWithout('min_salary', 'remote').salary_histogram ?? [],
  }
}

const byRemoteWish = (stated: FacetCount[]): FacetCount[] =>
  Object.entries(contentWith).map(([wish, values]) => ({
    id: Number(wish),
    count: stated.reduce((sum, { id, count }) => (values.includes(id) ? sum + count : sum), 0),
  }))
