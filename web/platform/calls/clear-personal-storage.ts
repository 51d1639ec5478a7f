import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { personalStorage } from './personal-storage.ts'

/** Deletes what this browser stores of the user who was signed in to an area. Where it can, the server says the same with `Clear-Site-Data`. */
export function clearPersonalStorage(area: Area) {
  personalStorage.forget(area)
  if (area === 'candidate') void endWorkers().catch(() => {})
  void forgetCaches().catch(() => {})
}

/** The only worker of this site shows notifications of a candidate; the server deletes its subscription with the session. */
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
