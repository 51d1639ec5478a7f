import { useEffect, useRef } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import type { loader } from './counted-groups-page.ts'
import type { FilterGroup } from '../filter-groups.ts'

/** A group of an opened fold with its counts, which are fetched when the page has none; until they come, those of the search before. */
export function useCountedGroup(group: FilterGroup): FilterGroup {
  const { search } = useLocation()
  const asked = useRef<string>(undefined)
  const { data, load } = useFetcher<typeof loader>({ key: 'counted-groups' })
  const isCounted = [...group.shown, ...(group.switches ?? [])].every(({ count }) => count !== null)
  const isDue = !isCounted && data?.search !== search
  useEffect(() => {
    if (!isDue || asked.current === search) return
    asked.current = search
    void load(`${href('/job_offer/counts')}${search}`)
  }, [isDue, load, search])
  if (isCounted) return group
  const counted = data?.groups.find(({ parameter }) => parameter === group.parameter)
  return counted ? { ...counted, ...unchosen(counted) } : group
}

/** Of a group without counts nothing is chosen. */
const unchosen = ({ shown, more, switches }: FilterGroup) => {
  const none = <Option extends { chosen: boolean }>(options: Option[]) => options.map((option) => ({ ...option, chosen: false }))
  return { shown: none(shown), more: none(more), ...(switches && { switches: none(switches) }) }
}
