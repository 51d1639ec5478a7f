import { Outlet } from 'react-router'
import { apiContext } from '#web/page-context.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import type { Route } from './+types/layout.ts'
import { OperatorFrame } from './operator-frame.tsx'

export const middleware = routeMiddleware('operator')

/** Who is signed in and what waits, for every page of the area. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).operators.account()

export default function OperatorLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <OperatorFrame account={account}>
      <Outlet />
    </OperatorFrame>
  )
}
