import { useEffect, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import { tabMemory } from '../tab-memory.ts'

export type Place = { pathname: string; search: string }

const isList = ({ pathname }: Place) => /^\/job_offer(\/search)?\/?$/.test(pathname)
const isUnderList = ({ pathname }: Place) => pathname.startsWith('/job_offer/') || pathname === href('/job_offer')

/**
 * The list of jobs that a way back leads to, after a navigation to `place`: the last one seen, with its conditions and its
 * page, while the visitor moves between the list and the pages under it. Anywhere else the list starts from its first page.
 */
export function rememberedList(remembered: string | null, place: Place): string | null {
  if (isList(place)) return place.pathname + place.search
  return isUnderList(place) ? remembered : null
}

const key = 'job-offer-list'
const untilNextRender = () => () => {}

/**
 * Where 求人をさがす and the way back from a job lead: the list as the visitor left it, while they are on a page under it; else, and
 * on the list itself, `fallback`. The server and the first render know only the fallback.
 */
export function useJobListPath(fallback = href('/job_offer/search')) {
  const { pathname, search } = useLocation()
  const before = useSyncExternalStore(
    untilNextRender,
    () => tabMemory.read(key),
    () => null,
  )
  const list = rememberedList(before, { pathname, search })

  useEffect(() => tabMemory.write(key, rememberedList(tabMemory.read(key), { pathname, search })), [pathname, search])

  return list && list !== pathname + search ? list : fallback
}
