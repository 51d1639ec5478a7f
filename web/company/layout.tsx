import { href, isRouteErrorResponse, type MiddlewareFunction, Outlet, useLocation } from 'react-router'
import { errorTitle } from '#web/platform/shell/errors/error-title.ts'
import { StaffError } from '#web/accounts/staff/staff-error.tsx'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { AnnouncementHost } from '#web/notifications/announcements/modal/announcement-host.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/layout.ts'
import { ChangedCompany } from '#web/company/companies/memberships/changed-company.tsx'
import { CompanyChoice } from '#web/company/companies/memberships/company-choice.tsx'
import { isChangedCompany, retainCompanyPage } from '#web/company/companies/memberships/retain-company-page.ts'
import { isSideFolded } from '#web/work/fold/fold-cookie.ts'
import { CompanyFrame } from '#web/company/company-frame.tsx'

export const middleware = routeMiddleware('member')
export const clientMiddleware: MiddlewareFunction<unknown>[] = [retainCompanyPage]

/** The signed-in member and their company, for every page of the area. */
export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...(await context.get(apiContext).company_users.account()),
  is_side_folded: isSideFolded(request),
})

export const meta: Route.MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }, { name: 'robots', content: 'noindex' }] : [])

export default function CompanyLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <CompanyFrame account={account}>
      <Outlet />
      {!account.viewing && <AnnouncementHost area="member" id={account.id} isDeaf={!account.acts.includes('see_threads')} />}
    </CompanyFrame>
  )
}

export function ErrorBoundary({ error, loaderData: account }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  // Without an account the area has no frame: the site's own error page answers.
  if (!account) throw error
  if (isChangedCompany(error))
    return (
      <CompanyFrame account={account}>
        <ChangedCompany account={account} />
      </CompanyFrame>
    )
  return (
    <CompanyFrame account={account}>
      <div className="wrap staff-error">
        <StaffError
          error={error}
          area={href('/online/companies')}
          home={
            account.viewing
              ? { to: href('/online/companies/job_offers'), label: '求人へ' }
              : { to: href('/online/companies/dashboard'), label: '企業のホームへ' }
          }
        />
        {isRouteErrorResponse(error) && error.status === 404 && account.memberships.length > 1 && (
          <CompanyChoice memberships={account.memberships} to={pathname + search} />
        )}
      </div>
    </CompanyFrame>
  )
}
