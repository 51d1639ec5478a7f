import { LEAST_JOBS, listRows, type ListKind } from '#contract/jobs/lists/list-address.ts'
import type { JobList } from '#contract/jobs/lists/job-lists.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { FacetCount } from '#search-engine/job-index-types.ts'
import { type KnownList, knownLists } from './known-lists.ts'
import { type FoundList, japaneseLookups, listConditions } from './list-conditions.ts'
import { listFigures } from './list-figures.ts'

const COMMON = 3
/** Of each kind of lists around this one. */
const NEAR = 8

type Asked = { kind: ListKind; name: string; place?: string | undefined }

/** A list of jobs in figures, beside those of the whole site. One with too few jobs does not exist. */
export async function showJobList(context: RequestContext, asked: Asked) {
  const lookups = await japaneseLookups(context)
  const list = listConditions(lookups, asked)
  if (!list) fail('NOT_FOUND')
  const [{ figures, facets }, { lists: known, site }] = await Promise.all([listFigures(context, list.conditions), knownLists(context)])
  if (figures.jobs < LEAST_JOBS) fail('NOT_FOUND')
  const counts = { occupation: facets.job_fields, place: facets.prefectures, skill: facets.skill_types }
  const ranked = (['occupation', 'place', 'skill'] as const)
    .filter((kind) => kind !== list.kind && !(kind === 'place' && list.place))
    .map((kind) => ({ kind, rows: commonest(listRows(lookups, kind), counts[kind]) }))
  return {
    list: { kind: list.kind, name: list.name, place: list.place, path: list.path, count: figures.jobs },
    search: list.conditions,
    figures,
    site,
    common: ranked.flatMap(({ kind, rows }) => rows.slice(0, COMMON).map(({ name, count }) => ({ kind, name, count }))),
    near: nearLists(list, known, new Set(ranked.flatMap(({ kind, rows }) => rows.slice(0, NEAR).map(({ name }) => `${kind} ${name}`)))),
  }
}

const commonest = (rows: { id: number; name: string }[], counts: FacetCount[] = []) => {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.flatMap(({ id, name }) => (countOf.has(id) ? [{ name, count: countOf.get(id) ?? 0 }] : [])).toSorted((one, other) => other.count - one.count)
}

/** Lists inside this one, around it, and of its kind or what its jobs have most in common. */
function nearLists({ kind, name, place, path }: FoundList, known: KnownList[], common: Set<string>) {
  const others = known.filter((one) => one.path !== path)
  const plain = ({ conditions: _conditions, ...list }: KnownList): JobList => list
  const listed = (is: 'narrower' | 'wider' | 'beside', lists: KnownList[]) =>
    lists
      .toSorted((one, other) => other.count - one.count)
      .slice(0, NEAR)
      .map((one) => ({ ...plain(one), is }))
  if (place)
    return [
      ...listed(
        'wider',
        others.filter((one) => one.place === null && ((one.kind === kind && one.name === name) || (one.kind === 'place' && one.name === place))),
      ),
      ...listed(
        'beside',
        others.filter((one) => one.place !== null && one.name === name),
      ),
      ...listed(
        'beside',
        others.filter((one) => one.place === place),
      ),
    ]
  const isNarrower = (one: KnownList) => one.place !== null && (kind === 'occupation' ? one.name === name : kind === 'place' && one.place === name)
  return [
    ...listed('narrower', others.filter(isNarrower)),
    ...listed(
      'beside',
      others.filter((one) => one.place === null && one.kind === kind),
    ),
    ...listed(
      'beside',
      others.filter((one) => one.place === null && one.kind !== kind && common.has(`${one.kind} ${one.name}`)),
    ),
  ]
}
