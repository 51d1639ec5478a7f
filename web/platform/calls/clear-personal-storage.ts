import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { deviceStorage } from './device-storage.ts'
import { personalStorage } from './personal-storage.ts'

type Badge = { clearAppBadge?: () => Promise<void> }

/** Deletes what this browser stores of the user who was signed in to an area. Where it can, the server says the same with `Clear-Site-Data`. */
export function clearPersonalStorage(area: Area) {
  personalStorage.forget(area)
  if (area !== 'candidate') return
  deviceStorage.forget()
  void endWorkers().catch(() => {})
  void forgetCaches().catch(() => {})
  void (navigator as Badge).clearAppBadge?.().catch(() => {})
}

/** The worker of this site serves candidates only; the server deletes its subscription with the session. */
async function endWorkers() {
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  for (const registration of registrations) {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    await registration.unregister()
  }
}

async function forgetCaches() {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
}
