import { useEffect } from 'react'

/** A mailed token leaves the address bar, and with it the history and whatever else reads the address. */
export function useCleanAddress() {
  useEffect(() => {
    if (location.search.includes('token=')) history.replaceState(history.state, '', location.pathname)
  }, [])
}
