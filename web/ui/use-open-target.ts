import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A browser opens a part that an address names; after a link within the site nobody does. */
export function useOpenTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])
}
