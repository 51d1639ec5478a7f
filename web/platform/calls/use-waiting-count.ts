import { useSyncExternalStore } from 'react'
import { deviceStorage } from './device-storage.ts'

/** How many messages of the candidate wait on this device to be sent; 0 until the page's scripts run. */
export const useWaitingCount = () => useSyncExternalStore(watch, deviceStorage.waitingCount, () => 0)

function watch(listen: () => void) {
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
