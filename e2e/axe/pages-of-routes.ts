import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/routes.ts'

/** The path of every route that is no mere frame around others. */
export function pagesOfRoutes(entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = index || !children.length ? [`/${path}`] : []
    return [...own, ...pagesOfRoutes(children)]
  })
}
