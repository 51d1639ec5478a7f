import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isUnread, needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { api } from '#web/platform/api/api.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { isUninterrupted } from '#web/platform/shell/guards/is-uninterrupted.ts'
import { useAnnouncements } from '#web/platform/shell/live/use-announcements.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { unreadNotifications } from '../unread-notifications.ts'
import { shownNotices as queue } from '../use-shown-notice.ts'
import type { NoticeQueue } from './notice-queue.ts'

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

const CHECKED_EVERY = 5 * 60_000
const NoticeModal = lazyPart(() => import('./notice-modal.tsx'))
const nothing = queue.state()
const dismiss = () => queue.dismiss()

type NoticeHostProps = {
  area: NoticeReader['area']
  id: string
  /** The announcements that the page came with. */
  unread?: number
  /** A user without an event stream polls every five minutes only. */
  isDeaf?: boolean
}

/**
 * Above every page of a signed-in user: loads the announcements at once, when operators publish one, and every five minutes.
 * The first that the user must confirm loads the code of the modal.
 */
export function NoticeHost(props: NoticeHostProps) {
  const { pathname } = useLocation()
  return isUninterrupted(pathname) ? null : <Notices {...props} />
}

function Notices({ area, id, unread, isDeaf = false }: NoticeHostProps) {
  const reader = noticeReaders[area]
  const check = useCallback(() => void checkNotices(queue, reader), [reader])
  useEffect(() => {
    check()
    const timer = setInterval(() => {
      queue.bringBack()
      check()
    }, CHECKED_EVERY)
    return () => clearInterval(timer)
  }, [id, check])
  useAnnouncements(isDeaf ? 'none' : area, 'notice', check)
  useEffect(() => {
    if (unread !== undefined) unreadNotifications.setUnreadCount(unread)
  }, [unread])

  const { notice, isConfirming } = useSyncExternalStore(queue.subscribe, queue.state, () => nothing)
  return notice ? (
    <Suspense>
      <NoticeModal notice={notice} isConfirming={isConfirming} onConfirm={() => void confirmNotice(queue, reader)} onDismiss={dismiss} />
    </Suspense>
  ) : null
}

/** Confirms the shown announcement, and says how that went. */
async function confirmNotice(queue: NoticeQueue, reader: NoticeReader) {
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
    // The call has told the user. A changed version replaces the one they read, once the queue knows that nothing was confirmed.
    if (error instanceof Object && 'code' in error && error.code === 'NOTICE_CHANGED') setTimeout(() => void checkNotices(queue, reader))
    return false
  }
}

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
