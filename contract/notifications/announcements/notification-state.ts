import type { Notification } from './notifications.ts'

type Period = Pick<Notification, 'display_start_at' | 'display_end_at'>

/** From its start on, and before its end when it has one. */
export const isWithinDisplayPeriod = ({ display_start_at, display_end_at }: Period, now: Date) =>
  Date.parse(display_start_at) <= now.getTime() && (!display_end_at || Date.parse(display_end_at) > now.getTime())

export const isUnread = (notification: Period & Pick<Notification, 'viewed_at'>, now: Date) =>
  !notification.viewed_at && isWithinDisplayPeriod(notification, now)

export const needsConfirm = (notification: Period & Pick<Notification, 'is_require_confirm' | 'confirmed_at'>, now: Date) =>
  notification.is_require_confirm && !notification.confirmed_at && isWithinDisplayPeriod(notification, now)
