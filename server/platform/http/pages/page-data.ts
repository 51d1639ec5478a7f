import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Shown } from '../../request/request-context.ts'
import type { RouteNames } from '../metrics/route-names.ts'
import { type KeptData, PageTemplate } from './page-template.ts'
import { pageKey } from './page-key.ts'
import { acceptsGzip } from './write-page.ts'

const MOST_BYTES = 48 * 1024 * 1024
const path = '/_page_data/'
const opening = '<script type="application/json" id="page-data">'
const closing = '</script>'

export type AskedData = { id: string; address: string | undefined }

/** Which data a request asks for, and from which page they can be made again. */
export function askedData({ method, url = '' }: IncomingMessage, names: RouteNames): AskedData | undefined {
  if (!url.startsWith(path)) return
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const page = searchParams.get('page') ?? ''
  return { id: pathname.slice(path.length), address: page.startsWith('/') ? pageKey({ method, url: page, headers: {} }, names) : undefined }
}

/**
 * The data for hydration are half of a page, and most clients never ask for them. So a cached page holds only their address, which names their content: a visitor
 * who reads a page for an hour still gets the data of that page and no newer ones (web/platform/shell/hydration).
 */
export class PageData {
  #kept = new LRUCache<string, KeptData>({ maxSize: MOST_BYTES, sizeCalculation: ({ plain }) => Math.ceil(plain.length * 1.4) + 200 })

  /** A rendered page. Of one that may be cached, the data are taken out, and their address stands in their place. */
  async templateOf(answer: Response, nonce: string, shown?: Shown) {
    const bytes = Buffer.from(await answer.arrayBuffer())
    const whole = new PageTemplate(answer.status, answer.headers, bytes, nonce, shown)
    const start = answer.headers.get('content-type')?.startsWith('text/html') && whole.mayBeKept ? bytes.indexOf(opening) : -1
    if (start < 0) return whole
    const from = start + opening.length
    const to = bytes.indexOf(closing, from)
    const plain = Buffer.from(bytes.subarray(from, to))
    const id = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
    const data = this.#kept.get(id) ?? { plain }
    this.#kept.set(id, data)
    return new PageTemplate(
      answer.status,
      answer.headers,
      Buffer.concat([bytes.subarray(0, from), Buffer.from(`"${path}${id}"`), bytes.subarray(to)]),
      nonce,
      shown,
      data,
    )
  }

  find(id: string) {
    return this.#kept.get(id)
  }
}

export async function writeData(data: KeptData, request: IncomingMessage, response: ServerResponse, requestId: string) {
  const isGzipped = acceptsGzip(request)
  const body = isGzipped ? await (data.gzipped ??= promisify(gzip)(data.plain)) : data.plain
  response.writeHead(200, {
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(isGzipped && { 'content-encoding': 'gzip' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
