import { readFileSync } from 'node:fs'
import type { ServerOptions } from 'node:http'

/**
 * The cost that one connection may cause before Node ends it. Keep-alive outlives the idle time of common proxies (60 s), so that they never find a closed
 * connection.
 */
export const httpLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions

/** A browser sends about 20 headers. Node drops larger ones without a reply, so the HTTP server refuses them earlier. */
export const MOST_HEADERS = 100
export const LONGEST_URL = 8_192
export const LARGEST_BODY = 262_144
/** One file of 10 MB and the form data around it. */
export const LARGEST_UPLOAD = 10_551_296
/** A form without scripts sends all of its pictures at once: 30 MB and the form data around them, less than one client's share of all uploads. */
export const LARGEST_PICTURES = 31_522_816
/** Spreads long-lived connections over processes that were started later. */
export const MOST_REQUESTS_PER_CONNECTION = 10_000
/** A reader that takes nothing for so long is gone. */
export const SLOWEST_READER = 60_000

/** Of the handles that this process may have open, so many are left for the database, files and what the system asks for. */
const HANDLES_FOR_OTHERS = 150

/** Connections of clients at once; without bound where the system does not say how many handles a process may have. */
export function mostConnections(limits = limitsOfProcess()) {
  const [, handles] = /^Max open files +(\d+)/m.exec(limits) ?? []
  return handles ? Number(handles) - Math.min(HANDLES_FOR_OTHERS, Math.floor(Number(handles) / 2)) : Infinity
}

function limitsOfProcess() {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/** A process answers requests from the start, and with pages once the job index is built; it announces its exit before it leaves. */
export class Lifecycle {
  state: 'starting' | 'ready' | 'draining' = 'starting'
}
