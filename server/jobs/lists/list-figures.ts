import type { ListFigures, ListTerm } from '#contract/jobs/lists/job-lists.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { FacetParameter, JobResult } from '#search-engine/job-index-types.ts'
import { answersOf } from './answers-of.ts'
import type { ListConditions } from './list-conditions.ts'

/** Where the facets of a search count each term. */
const termFacets: Record<ListTerm, [FacetParameter, number]> = {
  full_remote: ['remote', 2],
  on_site: ['remote', 0],
  flex: ['flex', 1],
  short_hours: ['short_hours', 1],
  inexperienced_ok: ['inexperienced_ok', 1],
  stock_option: ['stock_option', 1],
  contractor: ['employment_types', 3],
  intern: ['intended_for', 3],
}
const counted = [
  'remote',
  'flex',
  'short_hours',
  'inexperienced_ok',
  'stock_option',
  'employment_types',
  'intended_for',
  'job_fields',
  'prefectures',
  'skill_types',
  'phase',
] as const

type Counts = NonNullable<JobResult['facets']>

/** The figures of all published jobs that answer these conditions, from the index; the viewer's own marks change nothing about them. */
export async function listFigures(
  context: Pick<RequestContext, 'db' | 'now' | 'jobIndex'>,
  conditions: ListConditions,
): Promise<{ figures: ListFigures; facets: Partial<Counts> }> {
  const now = Math.floor(context.now().getTime() / 1000)
  const { total, figures, facets } = context.jobIndex.search({ ...conditions, now, limit: 0, facets: counted, figures: true })
  const countOf = ([parameter, id]: [FacetParameter, number]) => facets?.[parameter]?.find((facet) => facet.id === id)?.count ?? 0
  const terms = Object.fromEntries(Object.entries(termFacets).map(([term, facet]) => [term, countOf(facet)])) as Record<ListTerm, number>
  const { pay = null, confirmed_lately = 0, company_ids = [] } = figures ?? {}
  return {
    figures: { jobs: total, companies: company_ids.length, confirmed_lately, pay, terms, answers: await answersOf(context, company_ids) },
    facets: facets ?? {},
  }
}
