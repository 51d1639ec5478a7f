import type { UNSAFE_FrameworkContext } from 'react-router'
import type { ContextType } from 'react'

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>
export type Manifest = Framework['manifest']

/** What a page's scripts need to take it over: it stands in the page as JSON, or, in a cached page, under the address that stands there instead. */
export type PageData = {
  /** What React Router calls `__reactRouterContext`, without its stream. */
  context: object
  manifest: Manifest
  /** The files of each route on the page. */
  modules: Record<string, string[]>
  /** All files that the start takes. */
  files: string[]
  entry: string
  /** The loaders' data, in React Router's own encoding. */
  state: string
}

type Router = { state: { matches: { route: { id: string } }[]; location: { pathname: string } }; match(path: string): { route: { id: string } }[] | null }

/** The same that React Router's `<Scripts>` writes as a program. */
export function pageDataOf({ manifest, serverHandoffString = '{}' }: Framework, router: Router, state: string): PageData {
  const shown = router.state.matches.map(({ route }) => route.id)
  const entries = shown.flatMap((id) => manifest.routes[id] ?? [])
  const modules = Object.fromEntries(
    entries.map(({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule }) => [
      id,
      [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter((file) => file !== undefined),
    ]),
  )
  const files = [manifest.entry.module, ...manifest.entry.imports, ...Object.values(modules).flat(), ...entries.flatMap(({ imports = [] }) => imports)]
  return {
    context: JSON.parse(serverHandoffString) as object,
    manifest: { ...manifest, routes: routesNear(manifest, router, shown) },
    modules,
    files: [...new Set(files)],
    entry: manifest.entry.module,
    state,
  }
}

/** The routes on the page and those above its address, so that the browser does not take a page for one that matches less. */
function routesNear(manifest: Manifest, router: Router, shown: string[]) {
  const parts = router.state.location.pathname.split('/').filter(Boolean).slice(0, -1)
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const ids = [...shown, ...paths.flatMap((path) => router.match(path)?.map(({ route }) => route.id) ?? [])]
  return Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
}
