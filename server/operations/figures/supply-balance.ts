import type { BalanceLine, OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { EVERY_COMPANY } from '#server/candidates/search/index/candidate-documents.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { FacetCount, JobQuery } from '#search-engine/job-index-types.ts'

/** Candidates whom companies can find beside jobs that the public can find. Both are counted in the indexes of the searches: no table is read but those of the names. */
export async function supplyBalance({ db, now, jobIndex, candidateIndex }: OperatorContext): Promise<OperatorFigures['balance']> {
  const [index, names] = await Promise.all([
    candidateIndex.current(),
    db.selectFrom('lookups').select(['master', 'id', 'name']).where('master', 'in', ['job_fields', 'prefectures']).orderBy('order_no').orderBy('id').execute(),
  ])
  const everybody: NonNullable<JobQuery['among']> = { parameter: 'reader', value: EVERY_COMPANY, or_ids: [] }
  const people = index.search({ now: 0, limit: 0, among: everybody, facets: ['job_fields', 'wished_places'] }).facets
  const jobs = jobIndex.search({ now: Math.floor(now().getTime() / 1000), limit: 0, facets: ['job_fields', 'prefectures'] }).facets
  const linesOf = (master: string, of: FacetCount[] = [], offered: FacetCount[] = []): BalanceLine[] =>
    names
      .filter((row) => row.master === master)
      .map(({ id, name }) => ({ id, name, candidates: countInSteps(countOf(of, id)), jobs: countOf(offered, id) }))
      .filter(({ candidates, jobs }) => candidates !== null || jobs > 0)
  return { fields: linesOf('job_fields', people?.job_fields, jobs?.job_fields), places: linesOf('prefectures', people?.wished_places, jobs?.prefectures) }
}

const countOf = (facet: FacetCount[], id: number) => facet.find((one) => one.id === id)?.count ?? 0
