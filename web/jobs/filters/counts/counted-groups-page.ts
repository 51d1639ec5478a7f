import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { countedInFolds, filterGroups } from '../filter-groups.ts'
import { knownSearch } from '../known-search.ts'

/** The groups of a search that its page folds, with their counts: scripts fetch them when a fold opens. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lookups = await api.lookups.list()
  const { known } = knownSearch(url, lookups)
  const counted = countedInFolds(known)
  const { facets } = await api.job_offers.search({ ...known, page: 1, per_page: 1, counted })
  return filterGroups(known, facets, lookups).filter(({ parameter }) => counted.includes(parameter))
}

export const shouldRevalidate = () => false

/** Without counts the filters still work. */
export const clientLoader = ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => serverLoader().catch(() => null)
