import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { newerBuild } from './newer-build.ts'

/** The first navigation after a newer build is known loads the whole page. Never interrupts a form. */
export function useReloadForNewBuild(buildId: string) {
  const { state, location, formMethod = 'GET' } = useNavigation()
  useEffect(() => {
    if (state === 'loading' && formMethod === 'GET' && newerBuild.takeReload(buildId)) window.location.assign(createPath(location))
  }, [state, location, formMethod, buildId])
}
