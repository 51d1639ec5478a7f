import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { newerBuild } from './newer-build.ts'

/** The first navigation after a newer build was heard of loads the page it leads to whole. What a form sends is never cut short. */
export function useReloadForNewBuild(buildId: string) {
  const { state, location, formMethod = 'GET' } = useNavigation()
  useEffect(() => {
    if (state === 'loading' && formMethod === 'GET' && newerBuild.takeReload(buildId)) window.location.assign(createPath(location))
  }, [state, location, formMethod, buildId])
}
