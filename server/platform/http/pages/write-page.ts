import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { randomFillSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageTemplate } from './page-template.ts'

const NONCE_BYTES = 18
/** Random bytes are drawn for many nonces at once, as `randomUUID()` does, and each is used once. */
const drawn = Buffer.alloc(NONCE_BYTES * 128)
let used = drawn.length

/** As long as every other nonce, without a character that HTML, JSON or a header would write in another way. */
export function newNonce() {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += NONCE_BYTES
  return drawn.toString('base64url', used - NONCE_BYTES, used)
}

const refusesGzip = /(?:^|,)\s*gzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/

export function acceptsGzip({ headers }: { headers: Pick<IncomingMessage['headers'], 'accept-encoding'> }) {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepted.includes('gzip') && !refusesGzip.test(accepted)
}

/** Sends a page with a new nonce, the same way the first time and from the cache. */
export async function writePage(page: PageTemplate, request: IncomingMessage, response: ServerResponse, requestId: string) {
  const nonce = newNonce()
  const isGzipped = acceptsGzip(request)
  const parts = isGzipped ? await page.gzipped(nonce) : page.plain(nonce)
  if (response.destroyed) return
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const headers = ['x-request-id', requestId, ...page.headers(nonce), 'vary', 'accept-encoding', 'content-length', String(length)]
  if (isGzipped) headers.push('content-encoding', 'gzip')
  response.writeHead(page.status, headers)
  if (request.method === 'HEAD') return response.end()
  for (const part of parts.slice(0, -1)) response.write(part)
  response.end(parts.at(-1))
}

/** A page that one client gets: the usual level, 6, would take half as much CPU again for a twentieth fewer bytes. */
const LEVEL_OF_ONE = 4

/**
 * A page that is not cached, compressed in one piece outside of the event loop: it is rendered whole before it is sent (entry.server.tsx), and passing it through
 * `CompressionStream` in pieces of two kilobytes took a tenth of its CPU.
 */
export async function compressPage(page: Response, { method, headers: asked }: Request): Promise<Response> {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || !page.body || method === 'HEAD' || !acceptsGzip({ headers: { 'accept-encoding': asked.get('accept-encoding') ?? '' } })) return page
  const body = await promisify(gzip)(await page.arrayBuffer(), { level: LEVEL_OF_ONE })
  const headers = new Headers(page.headers)
  headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(body), { status: page.status, statusText: page.statusText, headers })
}
