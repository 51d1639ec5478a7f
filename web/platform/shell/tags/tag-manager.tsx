import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export type PageView = { event: 'page_view'; page_path: string; page_title: string }

/** Tells the tag manager that a page is shown. Reports the same page once, however often it is rendered. */
export function pageViewReporter() {
  let told: string | undefined
  return (dataLayer: unknown[], path: string, title: string) => {
    if (path === told) return
    told = path
    dataLayer.push({ event: 'page_view', page_path: path, page_title: title } satisfies PageView)
  }
}

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
