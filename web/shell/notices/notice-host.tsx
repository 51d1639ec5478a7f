import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { Account } from '#contract/accounts.ts'
import { checkNotices } from './check-notices.ts'
import { shownNotices as queue } from './shown-notices.ts'
import { unreadNotifications } from './unread-notifications.ts'

const CHECKED_EVERY = 5 * 60_000
const NoticeModal = lazy(() => import('./notice-modal.tsx'))
const nothing = queue.state()

/** Above every page of somebody signed in: asks for notices now and every five minutes. The first that must be confirmed brings the code of the modal. */
export function NoticeHost({ account: { id, unread_notification_count } }: { account: Account }) {
  useEffect(() => {
    void checkNotices(queue)
    const timer = setInterval(() => void checkNotices(queue), CHECKED_EVERY)
    return () => clearInterval(timer)
  }, [id])
  useEffect(() => unreadNotifications.setUnreadCount(unread_notification_count), [unread_notification_count])

  const { notice, isConfirming } = useSyncExternalStore(queue.subscribe, queue.state, () => nothing)
  return notice ? (
    <Suspense>
      <NoticeModal queue={queue} notice={notice} isConfirming={isConfirming} />
    </Suspense>
  ) : null
}
