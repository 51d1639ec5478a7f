import { useEffect, useSyncExternalStore } from 'react'
import { href, Link, useFetcher, useRevalidator } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { isUnread, needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { AnnouncementTimes } from '#web/notifications/announcements/announcement-times.tsx'
import { unreadNotifications } from '#web/notifications/announcements/unread-notifications.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/notifications-page.ts'
import './notifications-page.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { notifications } = await context.get(apiContext).candidate_users.notifications.list()
  return { notifications, now: Date.now(), wanted: Number(url.searchParams.get('id')) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const act = intent === 'confirm' ? api.candidate_users.notifications.confirm : api.candidate_users.notifications.view
    await act({ id: Number(values.id) })
  })

export const meta = candidateMeta({ title: 'お知らせ', description: '運営からのお知らせと、あなたへの知らせです。', path: href('/notifications') })

const lastConfirmed = () => unreadNotifications.state().lastConfirmedId

export default function NotificationsPage({ loaderData: { notifications, wanted, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  useFollowedModal()
  const waiting = notifications.filter((notification) => needsConfirm(notification, now)).length
  return (
    <CandidatePage look="narrow notifications stack" title="お知らせ">
      {waiting > 0 && <p className="note warn">確認が必要なお知らせが{waiting}件あります。読んで、確認のボタンを押してください。</p>}
      {notifications.length === 0 ? (
        <EmptyState>お知らせは、まだありません。</EmptyState>
      ) : (
        <div className="notification-entries">
          {notifications.map((notification) => (
            <NotificationEntry key={notification.id} notification={notification} now={now} isWanted={notification.id === wanted} />
          ))}
        </div>
      )}
    </CandidatePage>
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

type NotificationEntryProps = { notification: Notification; now: Date; isWanted: boolean }

/** One line that opens to the whole announcement. Opening marks it as read; without scripts a button does. */
function NotificationEntry({ notification, now, isWanted }: NotificationEntryProps) {
  const fetcher = useFetcher<FormResult>()
  const mustConfirm = needsConfirm(notification, now)
  const isNew = isUnread(notification, now)
  const markRead = () => {
    if (isNew && !mustConfirm && fetcher.state === 'idle') void fetcher.submit({ id: notification.id, intent: 'view' }, { method: 'post' })
  }

  return (
    <details className="notification-entry" open={isWanted || mustConfirm} onToggle={(event) => event.currentTarget.open && markRead()}>
      <summary>
        <NotificationState notification={notification} now={now} />
        <span className={isNew ? 'notification-title new' : 'notification-title'}>
          <bdi>{notification.title}</bdi>
        </span>
        <time className="small muted" dateTime={notification.display_start_at}>
          {dayText(notification.display_start_at, now)}
        </time>
      </summary>
      <div className="stack">
        <AnnouncementTimes {...notification} />
        <AnnouncementBody message={notification.message} />
        {notification.path && (
          <p>
            <Link to={notification.path}>くわしく見る</Link>
          </p>
        )}
        <FormRefusal result={fetcher.data} />
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={notification.id} />
          {mustConfirm ? (
            <button type="submit" className="button primary" name="intent" value="confirm" aria-disabled={fetcher.state !== 'idle' || undefined}>
              {notification.confirm_button_text || '確認しました'}
            </button>
          ) : (
            isNew && (
              <noscript>
                <button type="submit" className="button small" name="intent" value="view">
                  読みました
                </button>
              </noscript>
            )
          )}
        </fetcher.Form>
      </div>
    </details>
  )
}

/** What the candidate still has to do with an announcement, or that they confirmed it. One that was only read says nothing. */
function NotificationState({ notification, now }: { notification: Notification; now: Date }) {
  if (needsConfirm(notification, now)) return <span className="label warn">確認が必要</span>
  if (isUnread(notification, now)) return <span className="label green">未読</span>
  if (notification.confirmed_at)
    return (
      <span className="label">
        <Icon name="check" />
        確認済み
      </span>
    )
  return null
}
