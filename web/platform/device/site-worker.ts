const WORKER = '/push-worker.js'

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string } }

/** Where push notifications are registered: the worker controls no page there, and so costs no navigation. */
export const PUSH_SCOPE = '/push-worker/'
/** Where reading without a connection is registered. */
export const READING_SCOPE = '/'

/** The one worker of this site (public/push-worker.js), registered where it is needed. */
export const siteWorker = {
  isAble: () => 'serviceWorker' in navigator,

  async register(scope: string) {
    const registration = await navigator.serviceWorker.register(address(), { scope })
    await isActive(registration)
    return registration
  },

  find: async (scope: string) => (await navigator.serviceWorker.getRegistrations()).find((one) => new URL(one.scope).pathname === scope),
}

function isActive({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting
  if (active || !worker) return
  return new Promise<void>((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()))
}

let made: string | undefined

/** Under Trusted Types a policy has to provide a script's address; this site's only policy can return nothing else. */
function address() {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (made ??= trustedTypes ? trustedTypes.createPolicy('push-worker', { createScriptURL: () => WORKER }).createScriptURL('') : WORKER)
}
