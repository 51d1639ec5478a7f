import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { targetRefusal, isLoopback } from './target-refusal.ts'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { settings } from '#server/settings.ts'
import { isPublicAddress } from './is-public-address.ts'

const PATIENCE = 10_000
/** As much of a reply as is read; its content is ignored. */
const LARGEST_ANSWER = 65_536

export type Answer = { status: number | null; milliseconds: number; failure: string; retryAfter: number }

/** Posts to an external receiver: it follows no redirect, reuses no connection, accepts no cookie, and reads only the status of the reply. */
export async function postWebhook(address: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  if (targetRefusal(address)) return { status: null, milliseconds: passed(), failure: 'REFUSED_ADDRESS', retryAfter: 0 }
  try {
    const { status, retryAfter } = await send(new URL(address), headers, body)
    return { status, milliseconds: passed(), failure: '', retryAfter }
  } catch (error) {
    return { status: null, milliseconds: passed(), failure: failureOf(error), retryAfter: 0 }
  }
}

function send(url: URL, headers: Record<string, string>, body: string) {
  const post = url.protocol === 'http:' ? http : https
  return new Promise<{ status: number; retryAfter: number }>((resolve, reject) => {
    const request = post(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: publicLookup as never,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: Number(response.headers['retry-after']) || 0 }
      let taken = 0
      response.on('data', (chunk: Buffer) => {
        taken += chunk.length
        if (taken > LARGEST_ANSWER) response.destroy()
      })
      response.on('error', reject)
      // A reply longer than the limit counts as a reply nevertheless.
      response.on('close', () => (response.complete || taken > LARGEST_ANSWER ? resolve(answer) : reject(new Error('cut off'))))
    })
    request.end(body)
  })
}

function failureOf(error: unknown) {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'TIMEOUT'
  if (code === 'REFUSED_ADDRESS') return code
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'DNS'
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code) ? 'TLS' : 'CONNECTION'
}

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name for one connection, which then goes to the address that was checked here: a name that resolves differently in between changes nothing. One
 * address that is not public refuses them all.
 */
function publicLookup(hostname: string, options: LookupOptions, done: Done) {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const isOpen = (settings.webhookLoopback && isLoopback(hostname)) || addresses.every(({ address }) => isPublicAddress(address))
    if (!isOpen || addresses.length === 0) return done(Object.assign(new Error('not a public address'), { code: 'REFUSED_ADDRESS' }), [])
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first!.address, first!.family)
  })
}
