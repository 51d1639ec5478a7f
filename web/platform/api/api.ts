import type { SiteStatus } from '#contract/pages.ts'
import type { BrowserApi } from './connect-api.ts'

type Fetch = (request: Request, init?: RequestInit) => Promise<Response>
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const DELAY = 300
/** A server that asks for a longer pause is not asked again: no user waits that long for a page. */
const LONGEST_DELAY = 5_000
/** Each call earns a tenth of a retry, so that retries add at most a tenth to the load of a failing server. */
const EARNED = 0.1
const MOST = 3

/** Repeats a read a second time when the network or the server fails for a moment; never repeats a write. */
export function retryOnce(
  fetch: Fetch,
  { wait = waiting, now = Date.now, random = Math.random }: { wait?: Wait; now?: () => number; random?: () => number } = {},
): Fetch {
  let budget = MOST

  return async (request, init) => {
    const mayRepeat = request.method === 'GET' || request.method === 'HEAD'
    if (!mayRepeat) return fetch(request, init)

    budget = Math.min(MOST, budget + EARNED)
    const { signal } = request
    const first = await fetch(request.clone(), init).catch((error: unknown) => ({ error }))
    const response = first instanceof Response ? first : undefined

    const failed = response ? retryStatuses.has(response.status) : !signal.aborted
    const delay = delayOf(response?.headers.get('Retry-After') ?? null)
    if (failed && budget >= 1 && delay <= LONGEST_DELAY) {
      budget -= 1
      await response?.body?.cancel()
      await wait(delay, signal)
      return fetch(request, init)
    }
    if (response) return response
    throw (first as { error: unknown }).error
  }

  /** `Retry-After` is a number of seconds or a date. Without it, clients spread out so that they do not return all at once. */
  function delayOf(retryAfter: string | null) {
    if (retryAfter === null) return DELAY * (1 + random())
    const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now()
    return Number.isNaN(milliseconds) ? DELAY : Math.max(0, milliseconds)
  }
}

const waiting: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

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

/** What the bars of the page say at the moment. */
export async function siteStatus() {
  const response = await send(new Request('/builds/maintenance.json', { cache: 'no-store' }))
  if (!response.ok) throw new Error(`What is announced answers ${response.status}`)
  return (await response.json()) as SiteStatus
}

const connect = async () => (await import('./connect-api.ts')).connectApi(send)
