import { Suspense } from 'react'
import { data, Outlet } from 'react-router'
import { apiContext, areaContext, isSecure } from '#web/platform/api/page-context.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { type Said, saidCookie } from '#web/platform/shell/said/said-cookie.ts'
import { englishFrame } from '#web/platform/shell/frame-words/english-frame.ts'
import type { Route } from './+types/account-layout.ts'

/** Only for signed-in candidates: visitors do not load it. */
const AnnouncementHost = lazyPart(async () => ({ default: (await import('#web/notifications/announcements/modal/announcement-host.tsx')).AnnouncementHost }))

/** The signed-in candidate, for every page, and the result of their last act. Loaded again after each change, but not on plain navigation. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  if (context.get(areaContext) !== 'candidate') return null
  const told = await context.get(apiContext).candidate_users.account()
  const account = { ...told, frame: told.language === 'en' ? englishFrame : null }
  const secure = isSecure(context)
  const sentence = request.method === 'GET' && saidCookie.of(request, secure)
  if (!sentence) return account
  return data({ ...account, said: { sentence, at: url.pathname } satisfies Said }, { headers: { 'Set-Cookie': saidCookie.forget(secure) } })
}

export default function AccountLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      {account && (
        <Suspense>
          <AnnouncementHost area="candidate" id={account.id} unread={account.unread_notification_count} />
        </Suspense>
      )}
    </>
  )
}
