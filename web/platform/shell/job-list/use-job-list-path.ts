import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { rememberedList } from './remembered-list.ts'
import { tabMemory } from '../tab-memory.ts'

const key = 'job-offer-list'
const untilNextRender = () => () => {}

/**
 * Where 求人をさがす and the way back from a job lead: the list as the visitor left it, while they are on a page under it; else, and
 * on the list itself, `fallback`. The server and the first render know only the fallback.
 */
export function useJobListPath(fallback = '/job_offer/search') {
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
