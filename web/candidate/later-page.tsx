import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'

/** The addresses of candidates' own pages, before there are candidates: nobody passes the guard. */
export const middleware = routeMiddleware('signed-in')

// Without a loader, a navigation in the browser would not ask the server, and so would not meet the guard.
export const loader = () => null

export default function LaterPage() {
  return null
}
