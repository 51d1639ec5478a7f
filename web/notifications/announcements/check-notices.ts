import { isUnread, needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { NoticeQueue } from './notice-queue.ts'
import type { NoticeReader } from './notice-readers.ts'

/** Loads the announcements, counts the unread and passes those to confirm to the queue. A failure shows nothing: the page tries again in five minutes. */
export async function checkNotices(queue: NoticeQueue, reader: NoticeReader, now = new Date()) {
  try {
    const notifications = await reader.list()
    reader.setUnreadCount(notifications.filter((notice) => isUnread(notice, now)).length)
    queue.offer(notifications.filter((notice) => needsConfirm(notice, now) && !notice.is_older_than_account))
  } catch (error) {
    // The specification asks for a line at debug level, and for nothing else.
    // oxlint-disable-next-line no-console
    console.debug('Failed to check notifications', error)
  }
}
