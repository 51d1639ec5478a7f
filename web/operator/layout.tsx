import { href, isRouteErrorResponse, Outlet } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { errorTitle } from '#web/platform/shell/errors/error-title.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { StaffError } from '#web/accounts/staff/staff-error.tsx'
import type { Route } from './+types/layout.ts'
import { isSideFolded } from '#web/work/fold/fold-cookie.ts'
import { OperatorFrame } from '#web/operator/operator-frame.tsx'

export const middleware = routeMiddleware('operator')

/** Who is signed in and what waits, for every page of the area. */
export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...(await context.get(apiContext).operators.account()),
  is_side_folded: isSideFolded(request),
})

const titleOf = (error: unknown) => (isRouteErrorResponse(error) && error.status === 403 ? 'このページは開けません' : errorTitle(error))

export const meta: Route.MetaFunction = ({ error }) => (error ? [{ title: titleOf(error) }, { name: 'robots', content: 'noindex' }] : [])

export default function OperatorLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <OperatorFrame account={account}>
      <Outlet />
    </OperatorFrame>
  )
}

export function ErrorBoundary({ error, loaderData: account }: Route.ErrorBoundaryProps) {
  // Without an account there is nothing to stand around the page: it is the site's own that says so.
  if (!account) throw error
  return (
    <OperatorFrame account={account}>
      <StaffError error={error} area={href('/operator')} home={{ to: href('/operator'), label: '運営のホームへ' }} />
    </OperatorFrame>
  )
}
