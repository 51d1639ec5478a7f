import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageViewTeller } from './page-views.ts'

/** Rendered only where an operator has configured a tag manager; without an id nothing is loaded and nothing is told. */
export function TagManager({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const [tell] = useState(pageViewTeller)
  // What a mailed link carries is for nobody else to read.
  const isSecret = /[?&]token=/.test(search)
  useEffect(() => {
    if (!isSecret) tell((window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }]), pathname + search, document.title)
  }, [tell, isSecret, pathname, search])
  return isSecret ? null : <script async src={`https://www.googletagmanager.com/gtm.js?id=${id}`} />
}
