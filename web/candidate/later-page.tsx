import { Link } from 'react-router'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/later-page.ts'

export const middleware = routeMiddleware('signed-in')

// Without a loader, a navigation in the browser would not ask the server, and so would not meet the guard.
export const loader = () => null

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: '準備中', description: 'このページは準備中です。', path: location.pathname, noindex: true })

/** The addresses of what is still to come, for those who are signed in. */
export default function LaterPage() {
  return (
    <div className="wrap stack sign-in">
      <h1>準備中です</h1>
      <p className="prose">このページは、まだお使いいただけません。</p>
      <p>
        <Link className="button" to="/">
          ホームへ
        </Link>
      </p>
    </div>
  )
}
