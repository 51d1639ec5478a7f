import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { apiContext, areaContext } from '#web/page-context.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { Route } from './+types/account-layout.ts'

/** Only for somebody signed in: visitors do not load it. */
const NoticeHost = lazyPart(async () => ({ default: (await import('#web/shell/notices/notice-host.tsx')).NoticeHost }))

/** Who is signed in, for every page. It is asked again after each change, and not while one only reads on. */
export const loader = ({ context }: Route.LoaderArgs) => (context.get(areaContext) === 'candidate' ? context.get(apiContext).candidate_users.account() : null)

export default function AccountLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      {account && (
        <Suspense>
          <NoticeHost area="candidate" id={account.id} unread={account.unread_notification_count} />
        </Suspense>
      )}
    </>
  )
}
