import { useEffect } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import type { FilterGroup } from '../filter-groups.ts'
import type { loader } from './counted-groups-page.ts'

/** A group of an opened fold with its counts, which are fetched when the page has none; until they come, those of the search before. */
export function useCountedGroup(group: FilterGroup): FilterGroup {
  const { search } = useLocation()
  const { data, load } = useFetcher<typeof loader>({ key: 'counted-groups' })
  const isCounted = group.shown[0]?.count !== null
  useEffect(() => {
    if (!isCounted) void load(`${href('/job_offer/counts')}${search}`)
  }, [isCounted, load, search])
  // Only groups without a choice are fetched, and only those have no counts.
  return isCounted ? group : (data?.find(({ parameter }) => parameter === group.parameter) ?? group)
}
