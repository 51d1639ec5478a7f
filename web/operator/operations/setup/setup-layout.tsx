import { href, Outlet, redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import type { Route } from './+types/setup-layout.ts'
import { StepList } from './step-list.tsx'

export const middleware = routeMiddleware('operator')

/** The steps after the first one, for an operator. After the opening they are gone: /operator/setup and the settings take their place. */
export async function loader({ context }: Route.LoaderArgs) {
  const state = await context.get(apiContext).operators.setup.show()
  if (!state.is_preparing) throw redirect(href('/operator/setup'))
  return state
}

export default function SetupLayout() {
  return (
    <div className="wrap setup">
      <StepList />
      <Outlet />
    </div>
  )
}
