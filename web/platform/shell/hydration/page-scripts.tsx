import { createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { Scripts, UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import hydrateOnIntent from 'virtual:hydrate-on-intent'
import { pageDataOf } from './page-data.ts'

/** What the server knows of the scripts of one page. */
export type Hydration = {
  nonce: string
  /** The loaders' data, in React Router's own encoding. */
  state: string
  /** Visitors mostly read; somebody who is signed in works with the page. */
  start: 'intent' | 'idle'
}

export const HydrationContext = createContext<Hydration | undefined>(undefined)

/** In place of React Router's `<Scripts>`, whose scripts run as soon as they are there: docs/decisions/0060-scripts-on-intent.md. */
export function PageScripts() {
  const page = useContext(HydrationContext)
  const framework = useContext(FrameworkContext)
  const router = useContext(DataRouterContext)?.router
  if (import.meta.env.DEV) return <Scripts />
  const data = import.meta.env.SSR && page && framework && router ? JSON.stringify(pageDataOf(framework, router, page.state)) : ''
  return (
    <>
      {/* The cache of pages takes this one apart: server/platform/http/pages/page-data.ts. */}
      <script type="application/json" id="page-data" suppressHydrationWarning>
        {data}
      </script>
      <script nonce={page?.nonce} data-start={page?.start} suppressHydrationWarning>
        {import.meta.env.SSR ? hydrateOnIntent : ''}
      </script>
    </>
  )
}

/** Rendered beside the page's content. Once all of it listens, it is told what was done before. */
export function Hydrated() {
  useLayoutEffect(() => void window.dispatchEvent(new Event('hydrating')), [])
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
