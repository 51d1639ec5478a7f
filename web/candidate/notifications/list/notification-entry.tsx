import { Link, useFetcher } from 'react-router'
import { isUnread, needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { NoticeBody } from '#web/notifications/announcements/notice-body.tsx'
import { NoticeTimes } from '#web/notifications/announcements/notice-times.tsx'
import { dayText } from '#web/ui/text/day-text.ts'
import { Icon } from '#web/ui/icon.tsx'

type NotificationEntryProps = { notice: Notification; now: Date; isWanted: boolean }

/** One line that opens to the whole announcement. Opening marks it as read; without scripts a button does. */
export function NotificationEntry({ notice, now, isWanted }: NotificationEntryProps) {
  const fetcher = useFetcher<FormResult>()
  const mustConfirm = needsConfirm(notice, now)
  const isNew = isUnread(notice, now)
  const markRead = () => {
    if (isNew && !mustConfirm && fetcher.state === 'idle') void fetcher.submit({ id: notice.id, intent: 'view' }, { method: 'post' })
  }

  return (
    <details className="notification-entry" open={isWanted || mustConfirm} onToggle={(event) => event.currentTarget.open && markRead()}>
      <summary>
        <NotificationState notice={notice} now={now} />
        <span className={isNew ? 'notification-title new' : 'notification-title'}>
          <bdi>{notice.title}</bdi>
        </span>
        <time className="small muted" dateTime={notice.display_start_at}>
          {dayText(notice.display_start_at, now)}
        </time>
      </summary>
      <div className="stack">
        <NoticeTimes {...notice} />
        <NoticeBody message={notice.message} />
        {notice.path && (
          <p>
            <Link to={notice.path}>くわしく見る</Link>
          </p>
        )}
        <FormRefusal result={fetcher.data} />
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={notice.id} />
          {mustConfirm ? (
            <button type="submit" className="button primary" name="intent" value="confirm" aria-disabled={fetcher.state !== 'idle' || undefined}>
              {notice.confirm_button_text || '確認しました'}
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
function NotificationState({ notice, now }: { notice: Notification; now: Date }) {
  if (needsConfirm(notice, now)) return <span className="label warn">確認が必要</span>
  if (isUnread(notice, now)) return <span className="label green">未読</span>
  if (notice.confirmed_at)
    return (
      <span className="label">
        <Icon name="check" />
        確認済み
      </span>
    )
  return null
}
