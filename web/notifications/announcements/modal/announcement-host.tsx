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
import { shownAnnouncements as queue } from '../use-shown-announcement.ts'
import type { AnnouncementQueue } from './announcement-queue.ts'

type Receipt = { success: boolean; unread_count: number }
export type AnnouncementReader = {
  area: 'candidate' | 'member'
  list: () => Promise<Notification[]>
  confirm: (announcement: Pick<Notification, 'id' | 'version'>) => Promise<Receipt>
  setUnreadCount: (count: number) => void
}

const failure = '確認処理に失敗しました。もう一度お試しください。'
const context = { silent: true }

/** Who reads announcements: the same modal asks candidates and members of companies. */
export const announcementReaders: Record<AnnouncementReader['area'], AnnouncementReader> = {
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
const AnnouncementModal = lazyPart(() => import('./announcement-modal.tsx'))
const nothing = queue.state()
const dismiss = () => queue.dismiss()

type AnnouncementHostProps = {
  area: AnnouncementReader['area']
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
export function AnnouncementHost(props: AnnouncementHostProps) {
  const { pathname } = useLocation()
  return isUninterrupted(pathname) ? null : <Announcements {...props} />
}

function Announcements({ area, id, unread, isDeaf = false }: AnnouncementHostProps) {
  const reader = announcementReaders[area]
  const check = useCallback(() => void checkAnnouncements(queue, reader), [reader])
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

  const { announcement, isConfirming } = useSyncExternalStore(queue.subscribe, queue.state, () => nothing)
  return announcement ? (
    <Suspense>
      <AnnouncementModal
        announcement={announcement}
        isConfirming={isConfirming}
        onConfirm={() => void confirmAnnouncement(queue, reader)}
        onDismiss={dismiss}
      />
    </Suspense>
  ) : null
}

/** Confirms the shown announcement, and says how that went. */
async function confirmAnnouncement(queue: AnnouncementQueue, reader: AnnouncementReader) {
  if (await queue.confirm((announcement) => send(queue, announcement, reader))) showToast('お知らせを確認しました')
}

async function send(queue: AnnouncementQueue, announcement: Notification, reader: AnnouncementReader) {
  try {
    const { success, unread_count } = await reader.confirm(announcement)
    if (!success) return false
    reader.setUnreadCount(unread_count)
    unreadNotifications.setLastConfirmedId(announcement.id)
    return true
  } catch (error) {
    // The call has told the user. A changed version replaces the one they read, once the queue knows that nothing was confirmed.
    if (error instanceof Object && 'code' in error && error.code === 'NOTICE_CHANGED') setTimeout(() => void checkAnnouncements(queue, reader))
    return false
  }
}

/** Loads the announcements, counts the unread and passes those to confirm to the queue. A failure shows nothing: the page tries again in five minutes. */
export async function checkAnnouncements(queue: AnnouncementQueue, reader: AnnouncementReader, now = new Date()) {
  try {
    const notifications = await reader.list()
    reader.setUnreadCount(notifications.filter((announcement) => isUnread(announcement, now)).length)
    queue.offer(notifications.filter((announcement) => needsConfirm(announcement, now) && !announcement.is_older_than_account))
  } catch (error) {
    // The specification asks for a line at debug level, and for nothing else.
    // oxlint-disable-next-line no-console -- the page goes on without it; a developer finds the cause here
    console.debug('Failed to check notifications', error)
  }
}
