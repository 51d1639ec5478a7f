import type { Announcement } from '#contract/pages.ts'
import type { BrowserApi } from './connect-api.ts'
import { retryOnce } from '../calls/retry-once.ts'

const send = retryOnce((request, init) => fetch(request, init))
let connected: Promise<BrowserApi> | undefined

/** The API over HTTP, for what happens on a page after it is shown. Its code is loaded with the first call. */
export const api = () =>
  (connected ??= connect().catch((error: unknown) => {
    connected = undefined
    throw error
  }))

/** Tells the API something that nobody waits for, without loading its code: it arrives even when the page is left. */
export const tellUnwaited = (path: string, body: object) =>
  navigator.sendBeacon(`/online/api/v1/amateras${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))

export async function latestBuild(now = Date.now()) {
  const response = await send(new Request(`/builds/latest.json?${now}`))
  if (!response.ok) throw new Error(`The latest build answers ${response.status}`)
  return (await response.json()) as { id: string; timestamp: number }
}

/** What is announced of maintenance at this moment. */
export async function announcedMaintenance() {
  const response = await send(new Request('/builds/maintenance.json', { cache: 'no-store' }))
  if (!response.ok) throw new Error(`What is announced answers ${response.status}`)
  return ((await response.json()) as { maintenance: Announcement | null }).maintenance
}

const connect = async () => (await import('./connect-api.ts')).connectApi(send)
