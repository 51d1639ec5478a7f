import { isUnread, needsConfirm } from '#contract/notification-state.ts'
import { api } from '#web/api.ts'
import type { NoticeQueue } from './notice-queue.ts'
import { unreadNotifications } from './unread-notifications.ts'

/** Asks for the notices, counts the unread and offers the queue what needs confirming. Nobody is told when it fails: it is tried again in five minutes. */
export async function checkNotices(queue: NoticeQueue, now = new Date()) {
  try {
    const { notifications } = await (await api()).candidate_users.notifications.list(undefined, { context: { silent: true } })
    unreadNotifications.setUnreadCount(notifications.filter((notice) => isUnread(notice, now)).length)
    queue.offer(notifications.filter((notice) => needsConfirm(notice, now)))
  } catch (error) {
    // The specification asks for a line at debug level, and for nothing else.
    // oxlint-disable-next-line no-console
    console.debug('Failed to check notifications', error)
  }
}
