import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { personalStorage } from '#web/platform/calls/personal-storage.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

/** The address of a list as this tab saw it last, with its conditions and its page. Without scripts, and in the first moment, it is the list from its beginning. */
export function useSeenAddress() {
  const { pathname, search } = useLocation()
  const isScripted = useScripted()
  useEffect(() => personalStorage.write('lists', pathname, search || null), [pathname, search])
  return (to: string) => (isScripted && !to.includes('?') ? to + (personalStorage.read('lists', to) ?? '') : to)
}
