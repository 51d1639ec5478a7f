import { api } from '#web/api.ts'
import { showToast } from '#web/shell/toasts/toasts.ts'
import type { NoticeQueue } from './notice-queue.ts'
import { unreadNotifications } from './unread-notifications.ts'

const failure = '確認処理に失敗しました。もう一度お試しください。'

/** Confirms the notice that is shown, and says how that went. */
export async function confirmNotice(queue: NoticeQueue) {
  if (await queue.confirm(send)) showToast('お知らせを確認しました')
}

async function send(id: number) {
  try {
    const { success, unread_count } = await (await api()).candidate_users.notifications.confirm({ id }, { context: { failure } })
    if (!success) return false
    unreadNotifications.setUnreadCount(unread_count)
    unreadNotifications.setLastConfirmedId(id)
    return true
  } catch {
    // The call has told the person.
    return false
  }
}
