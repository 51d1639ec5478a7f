import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { checkNotices } from './check-notices.ts'
import type { NoticeQueue } from './notice-queue.ts'
import type { NoticeReader } from './notice-readers.ts'
import { unreadNotifications } from './unread-notifications.ts'

/** Confirms the notice that is shown, and says how that went. */
export async function confirmNotice(queue: NoticeQueue, reader: NoticeReader) {
  if (await queue.confirm((notice) => send(queue, notice, reader))) showToast('お知らせを確認しました')
}

async function send(queue: NoticeQueue, notice: Notification, reader: NoticeReader) {
  try {
    const { success, unread_count } = await reader.confirm(notice)
    if (!success) return false
    reader.setUnreadCount(unread_count)
    unreadNotifications.setLastConfirmedId(notice.id)
    return true
  } catch (error) {
    // The call has told the person. What was changed meanwhile takes the place of what they read, once the queue knows that nothing was confirmed.
    if (error instanceof Object && 'code' in error && error.code === 'NOTICE_CHANGED') setTimeout(() => void checkNotices(queue, reader))
    return false
  }
}
