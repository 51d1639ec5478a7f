import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageViewReporter } from './page-views.ts'

/** Rendered only where an operator has configured a tag manager; without an id it loads and reports nothing. */
export function TagManager({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const [tell] = useState(pageViewReporter)
  // A tag manager must not read the token of a mailed link.
  const isSecret = /[?&]token=/.test(search)
  useEffect(() => {
    if (!isSecret) tell((window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }]), pathname + search, document.title)
  }, [tell, isSecret, pathname, search])
  return isSecret ? null : <script async src={`https://www.googletagmanager.com/gtm.js?id=${id}`} />
}
