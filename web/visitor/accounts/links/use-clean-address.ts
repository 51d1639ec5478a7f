import { useEffect } from 'react'

/** Removes a mailed token from the address bar, and with it from the history and from every program that reads the address. */
export function useCleanAddress() {
  useEffect(() => {
    if (location.search.includes('token=')) history.replaceState(history.state, '', location.pathname)
  }, [])
}
