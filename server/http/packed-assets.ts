import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const packings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}
const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/

type Packed = { headers: Headers; body: Buffer<ArrayBuffer> }

/** Built files whose name changes with their content: each is compressed once, as well as can be, and kept for the life of the process. */
export function packedAssets(): MiddlewareHandler {
  const kept = new Map<string, Packed>()
  return async (c, next) => {
    const accepted = c.req.header('accept-encoding') ?? ''
    const packing = (['br', 'gzip'] as const).find((name) => new RegExp(`(?:^|[,\\s])${name}(?:\\s*(?:,|$)|\\s*;\\s*q=(?:1|0\\.\\d*[1-9]))`).test(accepted))
    const key = `${packing} ${c.req.path}`
    const found = kept.get(key)
    if (found && c.req.method === 'GET') return new Response(found.body, { headers: found.headers })
    await next()
    if (!text.test(c.res.headers.get('content-type') ?? '') || c.res.status !== 200) return
    c.header('Vary', 'Accept-Encoding')
    if (!packing || c.req.method !== 'GET') return
    const body = await packings[packing](Buffer.from(await c.res.arrayBuffer()))
    const headers = new Headers(c.res.headers)
    headers.set('content-encoding', packing)
    headers.set('content-length', String(body.length))
    kept.set(key, { headers, body })
    c.res = undefined
    c.res = new Response(body, { headers })
  }
}
