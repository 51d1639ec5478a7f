import { Outlet } from 'react-router'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { NoticeHost } from '#web/shell/notices/notice-host.tsx'
import { apiContext } from '#web/page-context.ts'
import type { Route } from './+types/layout.ts'
import { CompanyFrame } from './company-frame.tsx'

export const middleware = routeMiddleware('member')

/** Who is signed in for which company, for every page of the area. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).company_users.account()

export default function CompanyLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <CompanyFrame account={account}>
      <Outlet />
      <NoticeHost area="member" id={account.id} isDeaf={!account.acts.includes('see_threads')} />
    </CompanyFrame>
  )
}
