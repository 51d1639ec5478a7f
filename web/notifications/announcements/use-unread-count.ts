import { useSyncExternalStore } from 'react'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { unreadNotifications } from './unread-notifications.ts'

const { subscribe } = unreadNotifications
const counted = () => unreadNotifications.state().unreadCount

/** The page's latest count, or else the one that it came with. */
export function useUnreadCount(account: Account | null) {
  const count = useSyncExternalStore(subscribe, counted, () => null)
  return account ? (count ?? account.unread_notification_count) : undefined
}
