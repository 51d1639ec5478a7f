import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ErrorCode } from '#contract/errors.ts'
import { logger } from '../logger.ts'
import { Bodies } from './bodies.ts'
import { clientAddress } from './client-address.ts'
import type { KeptPages } from './kept-pages.ts'
import { type Settings, settings } from '../settings.ts'
import { Lifecycle } from './lifecycle.ts'
import type { MetricsRule } from './may-read-metrics.ts'
import { Metrics } from './metrics.ts'
import { observeRequest } from './observe-request.ts'
import { Operations } from './operations.ts'
import { isLocal } from './origins/is-local.ts'
import { isOwnHost } from './origins/is-own-host.ts'
import { otherName } from './origins/other-name.ts'
import { requestOrigin } from './origins/request-origin.ts'
import { pageKey } from './page-key.ts'
import { PageTemplate } from './page-template.ts'
import { rawRefusal } from './raw-refusal.ts'
import { refuse } from './refuse.ts'
import { requestIdOf } from './request-id.ts'
import { requestKind } from './request-kind.ts'
import { requestLanguage } from './request-language.ts'
import { RouteNames } from './route-names.ts'
import type { Turns } from './turns.ts'
import { newNonce, writePage } from './write-page.ts'
import { writeResponse } from './write-response.ts'

/** What the app learns of a request beside the request itself. */
export type DoorBindings = { nonce?: string; requestId?: string; client?: string; isLocal?: boolean }

export type House = {
  app: { fetch(request: Request, bindings: DoorBindings): Response | Promise<Response> }
  names: RouteNames
  turns: Turns
  bodies?: Bodies
  /** Without it every page is rendered anew, as while developing. */
  keptPages?: KeptPages | undefined
  limits?: { take(budget: 'api' | 'page', client: string): Promise<number> } | undefined
  /** Changes whenever a page may show something else. */
  version: () => number | string
}

type Options = MetricsRule & Pick<Settings, 'publicUrl'>

const probes = new Set(['/healthz', '/readyz'])

const STARTING_RETRY = 5
const BUSY_RETRY = 2

/** The first to see a request: it names and counts it, refuses what nobody should work on, hands out kept pages, and lets the rest in by turns. */
export class FrontDoor {
  readonly lifecycle = new Lifecycle()
  readonly metrics = new Metrics()
  readonly operations: Operations
  #options: Options
  #house: House | undefined
  #names = new RouteNames([], [])
  #bodies = new Bodies()
  #letIn: ((request: IncomingMessage, response: ServerResponse) => Promise<unknown>) | undefined

  constructor(options: Partial<Options> = {}) {
    this.#options = { ...settings, ...options }
    this.operations = new Operations(this.lifecycle, this.metrics, this.#options)
  }

  open(house: House) {
    this.#house = house
    this.#names = house.names
    this.#bodies = house.bodies ?? this.#bodies
    this.#letIn = getRequestListener((request, { incoming }) => this.#ask(house, request, incoming as IncomingMessage), { hostname: 'localhost' })
    if (this.lifecycle.state === 'starting') this.lifecycle.state = 'ready'
  }

  /** For `createServer`. */
  readonly listener = (request: IncomingMessage, response: ServerResponse) => {
    const id = requestIdOf(request)
    request.headers['x-request-id'] = id
    observeRequest(request, response, id, this.metrics, (path) => this.#names.nameOf(path))
    if (this.lifecycle.state === 'draining') response.shouldKeepAlive = false
    this.#answer(request, response, id).catch((error: unknown) => {
      logger.error({ err: error, request_id: id }, 'answer failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'x-request-id': id, 'content-length': 0 }).end()
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse, id: string) {
    originForm(request)
    const refused = rawRefusal(request) ?? this.#misdirected(request)
    if (refused) return this.#refuse(refused, request, response, id)
    const operational = this.operations.answer(request)
    if (operational) return writeResponse(await operational, request, response, id)
    const belongs = this.#otherName(request)
    if (belongs) return writeResponse(redirect(belongs), request, response, id)
    if (!this.#house || !this.#letIn) return this.#refuse('SERVICE_UNAVAILABLE', request, response, id, STARTING_RETRY)

    const address = this.#house.keptPages && pageKey(request, this.#names)
    if (address !== undefined) return this.#visit(this.#house, address, request, response, id)

    const kind = requestKind(pathOf(request))
    response.setHeader('x-request-id', id)
    const wait = kind === 'file' ? 0 : await this.#take(kind, request)
    if (wait > 0) return this.#refuse('TOO_MANY_REQUESTS', request, response, id, wait)
    const unread = await this.#bodies.read(request, response, this.#clientOf(request))
    if (response.destroyed) return
    if (unread) return this.#refuse(unread, request, response, id, unread === 'SERVICE_UNAVAILABLE' ? BUSY_RETRY : undefined)
    // The app sees the address that the browser asked for, whatever the proxy made of it.
    request.url = requestOrigin(request.headers, this.#options) + request.url
    return this.#letIn(request, response)
  }

  /** A turn lasts until there is an answer; how slowly somebody reads it is nobody's concern. */
  async #ask({ app, turns }: House, request: Request, incoming: IncomingMessage) {
    const ask = async () =>
      app.fetch(request, {
        requestId: String(incoming.headers['x-request-id']),
        client: this.#clientOf(incoming),
        isLocal: isLocal(incoming, this.#options.trustedProxies),
      })
    if (requestKind(pathOf(incoming)) === 'file') return ask()
    return (await turns.take(ask)) ?? refuse(refusalOf('SERVICE_UNAVAILABLE', incoming, BUSY_RETRY))
  }

  async #visit(house: House, address: string, request: IncomingMessage, response: ServerResponse, id: string) {
    const pages = house.keptPages as KeptPages
    const key = `${house.version()} ${address}`
    const page = pages.find(key)
    if (page) return writePage(page, request, response, id)
    const wait = pages.underWay(key) ? 0 : await this.#take('page', request)
    if (wait > 0) return this.#refuse('TOO_MANY_REQUESTS', request, response, id, wait)
    return writePage(await (pages.underWay(key) ?? pages.render(key, () => this.#render(house, address, id))), request, response, id)
  }

  /** Nothing of whoever asks goes in but the address, so nothing of them can come out. */
  async #render({ app, turns }: House, address: string, requestId: string) {
    const nonce = newNonce()
    const page = await turns.take(async () => {
      const answer = await app.fetch(new Request(`${this.#options.publicUrl}${address}`, { headers: { accept: 'text/html' } }), { nonce, requestId })
      return new PageTemplate(answer.status, answer.headers, Buffer.from(await answer.arrayBuffer()), nonce)
    })
    if (page) return page
    const busy = await refuse({ code: 'SERVICE_UNAVAILABLE', isApi: false, language: 'ja', retryAfter: BUSY_RETRY })
    return new PageTemplate(busy.status, busy.headers, Buffer.from(await busy.arrayBuffer()), nonce)
  }

  /** A name that is not ours is refused, except to a probe of a supervisor, which may use any. */
  #misdirected({ headers: { host }, url = '' }: IncomingMessage) {
    if (host === undefined || probes.has(url) || isOwnHost(host, this.#options)) return
    return 'HOST_UNKNOWN' as const
  }

  #otherName({ method, headers: { host }, url = '' }: IncomingMessage) {
    return method === 'GET' || method === 'HEAD' ? otherName(host ?? '', url, this.#options) : undefined
  }

  #clientOf({ socket, headers }: IncomingMessage) {
    const forwardedFor = headers['x-forwarded-for']
    return clientAddress(socket.remoteAddress, typeof forwardedFor === 'string' ? forwardedFor : undefined, this.#options.trustedProxies)
  }

  async #take(budget: 'api' | 'page', request: IncomingMessage) {
    const wait = (await this.#house?.limits?.take(budget, this.#clientOf(request))) ?? 0
    if (wait > 0) this.metrics.countLimited()
    return wait
  }

  async #refuse(code: ErrorCode, request: IncomingMessage, response: ServerResponse, id: string, retryAfter?: number) {
    return writeResponse(await refuse(refusalOf(code, request, retryAfter)), request, response, id)
  }
}

const refusalOf = (code: ErrorCode, request: IncomingMessage, retryAfter?: number) => ({
  code,
  isApi: requestKind(pathOf(request)) === 'api',
  language: requestLanguage(request.headers['accept-language']),
  retryAfter,
  allow: code === 'METHOD_NOT_SUPPORTED' ? 'GET, HEAD' : undefined,
})

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] ?? ''

/** `GET http://host/path` asks for the same as `GET /path`. */
function originForm(request: IncomingMessage) {
  const absolute = /^https?:\/\//i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null
  if (absolute) request.url = absolute.pathname + absolute.search
}

const redirect = (location: string) => new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
