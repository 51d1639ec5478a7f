import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { unreadNotifications } from '#web/notifications/announcements/unread-notifications.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import type { Route } from './+types/notifications-page.ts'
import { NotificationEntry } from './notification-entry.tsx'
import './notifications-page.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { notifications } = await context.get(apiContext).candidate_users.notifications.list()
  return { notifications, now: Date.now(), wanted: Number(url.searchParams.get('id')) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const act = intent === 'confirm' ? api.candidate_users.notifications.confirm : api.candidate_users.notifications.view
    await act({ id: Number(values.id) })
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせ', description: '運営からのお知らせと、あなたへの知らせです。', path: '/notifications', noindex: true })

const lastConfirmed = () => unreadNotifications.state().lastConfirmedId

export default function NotificationsPage({ loaderData: { notifications, wanted, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  useFollowedModal()
  const waiting = notifications.filter((notice) => needsConfirm(notice, now)).length
  return (
    <div className="wrap notifications stack">
      <h1>お知らせ</h1>
      {waiting > 0 && <p className="note warn">確認が必要なお知らせが{waiting}件あります。読んで、確認のボタンを押してください。</p>}
      {notifications.length === 0 ? (
        <div className="blank notifications-blank">
          <SeedDrawing />
          <p>お知らせは、まだありません。</p>
        </div>
      ) : (
        <div className="notification-entries">
          {notifications.map((notice) => (
            <NotificationEntry key={notice.id} notice={notice} now={now} isWanted={notice.id === wanted} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A candidate who confirms in the modal above has confirmed on the page below. */
function useFollowedModal() {
  const id = useSyncExternalStore(unreadNotifications.subscribe, lastConfirmed, () => null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (id !== null) void revalidate()
  }, [id, revalidate])
}
