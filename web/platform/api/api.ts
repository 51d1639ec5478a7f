import type { Announcement } from '#contract/pages.ts'
import type { BrowserApi } from './connect-api.ts'
import { retryOnce } from '../calls/retry-once.ts'

const send = retryOnce((request, init) => fetch(request, init))
let connected: Promise<BrowserApi> | undefined

/** The API over HTTP, for calls after the page is shown. Loads its code with the first call. */
export const api = () =>
  (connected ??= connect().catch((error: unknown) => {
    connected = undefined
    throw error
  }))

/** Sends something to the API without waiting and without loading its code: it arrives even when the user leaves the page. */
export const notifyUnwaited = (path: string, body: object) =>
  navigator.sendBeacon(`/online/api/v1/amateras${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))

export async function latestBuild(now = Date.now()) {
  const response = await send(new Request(`/builds/latest.json?${now}`))
  if (!response.ok) throw new Error(`The latest build answers ${response.status}`)
  return (await response.json()) as { id: string; timestamp: number }
}

/** The announced maintenance, if there is any. */
export async function announcedMaintenance() {
  const response = await send(new Request('/builds/maintenance.json', { cache: 'no-store' }))
  if (!response.ok) throw new Error(`What is announced answers ${response.status}`)
  return ((await response.json()) as { maintenance: Announcement | null }).maintenance
}

const connect = async () => (await import('./connect-api.ts')).connectApi(send)
