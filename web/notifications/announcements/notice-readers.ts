import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { api } from '#web/platform/api/api.ts'
import { unreadNotifications } from './unread-notifications.ts'

type Receipt = { success: boolean; unread_count: number }
export type NoticeReader = {
  area: 'candidate' | 'member'
  list: () => Promise<Notification[]>
  confirm: (notice: Pick<Notification, 'id' | 'version'>) => Promise<Receipt>
  setUnreadCount: (count: number) => void
}

const failure = '確認処理に失敗しました。もう一度お試しください。'
const context = { silent: true }

/** Who reads announcements: the same modal asks candidates and members of companies. */
export const noticeReaders: Record<NoticeReader['area'], NoticeReader> = {
  candidate: {
    area: 'candidate',
    list: async () => (await (await api()).candidate_users.notifications.list(undefined, { context })).notifications,
    confirm: async ({ id, version }) => (await api()).candidate_users.notifications.confirm({ id, version }, { context: { failure } }),
    setUnreadCount: unreadNotifications.setUnreadCount,
  },
  member: {
    area: 'member',
    list: async () => (await (await api()).company_users.notices.list(undefined, { context })).notifications,
    confirm: async ({ id, version }) => (await api()).company_users.notices.confirm({ id, version }, { context: { failure } }),
    setUnreadCount: () => {},
  },
}
