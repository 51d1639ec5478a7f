import { isUnread, needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What is still to be done with a notice, or that it was confirmed. One that was only read says nothing. */
export function NotificationState({ notice, now }: { notice: Notification; now: Date }) {
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
