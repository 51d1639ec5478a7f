import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberedList } from './remembered-list.ts'
import { tabMemory } from './tab-memory.ts'

const key = 'job-offer-list'

/**
 * Where 求人をさがす and the way back from a job lead: the list as it was left, while one is at a page under it; else, and
 * on the list itself, `fallback`. The server and the first display know only the fallback.
 */
export function useJobListPath(fallback = '/job_offer/search') {
  const { pathname, search } = useLocation()
  const [path, setPath] = useState(fallback)

  useEffect(() => {
    const remembered = rememberedList(tabMemory.read(key), { pathname, search })
    tabMemory.write(key, remembered)
    setPath(remembered && remembered !== pathname + search ? remembered : fallback)
  }, [pathname, search, fallback])

  return path
}
