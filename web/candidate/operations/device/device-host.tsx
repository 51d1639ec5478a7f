import { useEffect } from 'react'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { clearPersonalStorage } from '#web/platform/calls/clear-personal-storage.ts'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { InstallLine } from './install-line.tsx'
import { useReadAway } from './use-read-away.ts'
import { useWaiting } from './use-waiting.ts'

type Badge = { setAppBadge?: (count: number) => Promise<void> }

/** What this device does for a signed-in candidate beside the page: it shows unread messages on the app's icon, sends what waits, and keeps pages to read without a connection. */
export function DeviceHost({ account: { id, unread_message_count } }: { account: Account }) {
  useEffect(() => {
    // Somebody else was signed in here, and the end of that session was never heard of.
    if (deviceStorage.isForeign(id)) clearPersonalStorage('candidate')
  }, [id])
  useEffect(() => {
    // 0 takes the number away.
    void (navigator as Badge).setAppBadge?.(unread_message_count).catch(() => {})
  }, [unread_message_count])
  useWaiting(id)
  useReadAway(id)
  return <InstallLine />
}
