import { api } from '#web/platform/api/api.ts'

const WORKER = '/push-worker.js'
/** Covers no page: the worker only shows notices. */
const SCOPE = '/push-worker/'

export type PushRefusal = 'denied' | 'failed'

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string } }

/** What this browser can do about push notices, and asks of the person. */
export const pushDevice = {
  /** Safari on an iPhone has it only for a site on the home screen. */
  isAble: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,

  isDenied: () => Notification.permission === 'denied',

  /** Only after a click: browsers ask the person at this moment. */
  async subscribe(publicKey: string): Promise<PushRefusal | undefined> {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    try {
      const registration = await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE })
      await isActive(registration)
      const { endpoint, keys } = (await subscriptionOf(registration.pushManager, publicKey)).toJSON()
      await (await api()).candidate_users.push_subscriptions.subscribe({
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      })
      return undefined
    } catch {
      return 'failed'
    }
  },

  async unsubscribe() {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE)
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  },
}

/** One made with other keys of this site is worth nothing any more. */
async function subscriptionOf(pushManager: PushManager, applicationServerKey: string) {
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

function isActive({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting
  if (active || !worker) return
  return new Promise<void>((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()))
}

let address: string | undefined

/** Under Trusted Types a script's address has to come from a policy; the only one of this site can say nothing else. */
function workerAddress() {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (address ??= trustedTypes ? trustedTypes.createPolicy('push-worker', { createScriptURL: () => WORKER }).createScriptURL('') : WORKER)
}
