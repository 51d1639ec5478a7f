import { createRequestHandler, matchRoutes, type RequestHandler, type RouteObject, type ServerBuild } from 'react-router'

/**
 * React Router tries all routes one after the other, several times for a page, and makes all of them again for each rendering. An address without parameters names its
 * routes, so each such address gets a handler that knows only them and, for the browser's sake, those of the addresses above it (`../hydration/page-data.ts`).
 */
export function handleByAddress(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const tree = treeOf(build)
  const addresses = new Set(addressesOf(tree))
  const handlers = new Map<string, RequestHandler>()
  return (request, context) => {
    const { pathname } = new URL(request.url)
    if (!addresses.has(pathname)) return whole(request, context)
    let handler = handlers.get(pathname)
    if (!handler) handlers.set(pathname, (handler = createRequestHandler(onlyOf(build, idsFor(tree, pathname)), mode)))
    return handler(request, context)
  }
}

const treeOf = ({ routes }: Pick<ServerBuild, 'routes'>, parent?: string): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive } = route
    return index ? [{ id, path, index, caseSensitive }] : [{ id, path, caseSensitive, children: treeOf({ routes }, id) }]
  })

/** Without those that hold a parameter: React Router chooses among them by its own rules. */
const addressesOf = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const address = path ? `${above}/${path}` : above
    return /[:*?]/.test(path) ? [] : [address || '/', ...addressesOf(children, address)]
  })

/** The routes that an address and those above it come to, as React Router chooses them. */
export function idsFor(tree: RouteObject[], address: string) {
  const parts = address.split('/').filter(Boolean)
  const paths = ['/', ...parts.map((_, place) => `/${parts.slice(0, place + 1).join('/')}`)]
  return new Set(paths.flatMap((path) => matchRoutes(tree, path)?.map(({ route }) => route.id) ?? []))
}

function onlyOf(build: ServerBuild, ids: Set<string | undefined>): ServerBuild {
  const only = <Value>(values: Record<string, Value>) => Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
