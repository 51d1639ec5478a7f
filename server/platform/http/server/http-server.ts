import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { logger } from '../../logging/logger.ts'
import type { Arrival } from '../admission/admission-control.ts'
import { type Admitted, enter, laneOf, PreparedRefusals, sessionOf, ShedLog, withinTimeLimit } from '../admission/admission.ts'
import { Bodies, hasBody, hasLongBody } from '../requests/bodies.ts'
import { originForm, pathOf, requestIdOf } from '../requests/incoming-request.ts'
import { addressOf, bindingsOf } from '../requests/client-bindings.ts'
import { Lifecycle } from './http-limits.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { type Settings, settings } from '#server/settings.ts'
import type { MetricsRule } from '../metrics/may-read-metrics.ts'
import { Metrics } from '../metrics/metrics.ts'
import { observeRequest } from '../requests/observe-request.ts'
import { Operations } from '../metrics/operations.ts'
import { hostRefusal, redirectToOwnName, requestOrigin } from '../origins/request-origin.ts'
import { type AskedData, askedData, PageData, writeData } from '../pages/page-data.ts'
import { pageKey } from '../pages/page-key.ts'
import type { PageTemplate } from '../pages/page-template.ts'
import { renderPage } from '../pages/render-page.ts'
import { rawRefusal } from '../refusals/raw-refusal.ts'
import { refusalOf, refuse } from '../refusals/refuse.ts'
import { BUSY_RETRY, STARTING_RETRY, usualRetry } from '../refusals/usual-retry.ts'
import { isStreamCall, requestKind } from '../requests/request-kind.ts'
import { RouteNames } from '../metrics/route-names.ts'
import { writePage } from '../pages/write-page.ts'
import { EventStreams } from '../streams/event-streams.ts'
import { openStream } from '../streams/open-stream.ts'
import { Parking } from '../streams/parking.ts'
import type { Deps } from './http-server-deps.ts'
import { writeResponse } from './write-response.ts'

type Options = MetricsRule & Pick<Settings, 'publicUrl'>

/** The first to see a request: it names and counts it, refuses invalid requests, serves cached pages, and admits requests that the process can answer soon. */
export class HttpServer {
  readonly lifecycle = new Lifecycle()
  readonly metrics = new Metrics()
  readonly operations: Operations
  #options: Options
  #deps: Deps | undefined
  #names = new RouteNames([], [])
  #bodies = new Bodies()
  #streams = new EventStreams()
  #parking = new Parking()
  #pageData = new PageData()
  #refusals = new PreparedRefusals()
  #shed = new WeakSet<ServerResponse>()
  #shedLog = new ShedLog()
  #admitted = new WeakMap<IncomingMessage, Admitted>()
  #letIn: ((request: IncomingMessage, response: ServerResponse) => Promise<unknown>) | undefined

  constructor(options: Partial<Options> = {}) {
    this.#options = { ...settings, ...options }
    this.operations = new Operations(this.lifecycle, this.metrics, this.#options)
  }

  open(deps: Deps) {
    this.#deps = deps
    this.#names = deps.names
    this.#bodies = deps.bodies ?? this.#bodies
    this.#streams = deps.streams ?? this.#streams
    this.#letIn = getRequestListener((request, { incoming }) => this.#ask(deps, request, incoming as IncomingMessage), { hostname: 'localhost' })
    if (this.lifecycle.state === 'starting') this.lifecycle.state = 'ready'
    this.#parking.open()
  }

  /** For `createServer`. */
  readonly listener = (request: IncomingMessage, response: ServerResponse) => {
    const id = requestIdOf(request)
    request.headers['x-request-id'] = id
    observeRequest(request, response, id, { metrics: this.metrics, nameOf: (path) => this.#names.nameOf(path), isShed: (one) => this.#shed.has(one) })
    this.#answer(request, response, id).catch((error: unknown) => {
      logger.error({ err: error, request_id: id }, 'answer failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'x-request-id': id, 'content-length': 0 }).end()
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse, id: string) {
    originForm(request)
    const refused = rawRefusal(request) ?? hostRefusal(request, this.#options)
    if (refused) return this.#refuse(refused, request, response, id)
    const operational = this.operations.answer(request)
    if (operational) return writeResponse(await operational, request, response, id)
    const toOwnName = redirectToOwnName(request, this.#options)
    if (toOwnName) return writeResponse(toOwnName, request, response, id)
    if (!this.#deps && isStreamCall(request)) await this.#parking.wait(response)
    if (!this.#deps || !this.#letIn) return this.#refuse('SERVER_STARTING', request, response, id, STARTING_RETRY)
    if (isStreamCall(request)) return this.#openStream(this.#deps, request, response, id)

    const address = this.#deps.keptPages && pageKey(request, this.#names)
    if (address !== undefined) return this.#visit(this.#deps, address, request, response, id)
    const data = askedData(request, this.#names)
    if (data) return this.#sendData(this.#deps, data, request, response, id)

    const kind = requestKind(pathOf(request))
    response.setHeader('x-request-id', id)
    return kind === 'file' ? this.#letInWithBody(request, response, id) : this.#admit(this.#deps, kind, request, response, id)
  }

  /** A body is read before its request takes a place: a slow one makes only its sender wait. */
  async #admit(deps: Deps, kind: 'api' | 'page', request: IncomingMessage, response: ServerResponse, id: string) {
    const arrival = this.#arrivalOf(deps, request)
    if (deps.admission.refuses(arrival)) return this.#refuseAsBusy(deps, arrival, request, response, id)
    const isBudgetTaken = hasBody(request)
    const waitForBody = isBudgetTaken ? await this.#take(kind, request) : 0
    if (waitForBody > 0) return this.#refuse('TOO_MANY_REQUESTS', request, response, id, waitForBody)
    const unread = await this.#bodies.read(request, response, arrival.client.address)
    if (response.destroyed) return
    if (unread) return this.#refuse(unread, request, response, id)

    const admitted = await enter(deps, arrival, pathOf(request), response)
    if (response.destroyed) return admitted?.permit.end()
    if (!admitted) return this.#refuseAsBusy(deps, arrival, request, response, id)
    try {
      const wait = isBudgetTaken ? 0 : await this.#take(kind, request)
      if (wait > 0) return await this.#refuse('TOO_MANY_REQUESTS', request, response, id, wait)
      this.#admitted.set(request, admitted)
      return await this.#letInAsAsked(request, response)
    } finally {
      admitted.permit.end()
    }
  }

  /** A browser gives up a stream that is refused: streams wait in their own lane for longer than anything else. */
  async #openStream(deps: Deps, request: IncomingMessage, response: ServerResponse, id: string) {
    const arrival: Arrival = { ...this.#arrivalOf(deps, request), lane: 'streams' }
    const admitted = await enter(deps, arrival, pathOf(request), response)
    if (response.destroyed) return admitted?.permit.end()
    if (!admitted) return this.#refuseAsBusy(deps, arrival, request, response, id)
    try {
      const wait = await this.#take('stream', request)
      if (wait > 0) return await this.#refuse('TOO_MANY_REQUESTS', request, response, id, wait)
      const place = { app: deps.app, streams: this.#streams, options: this.#options }
      const opened = await withinTimeLimit(admitted, (signal) => openStream(place, request, response, signal))
      if (!opened) await this.#refuse('SERVICE_UNAVAILABLE', request, response, id)
    } finally {
      admitted.permit.end()
    }
  }

  async #letInWithBody(request: IncomingMessage, response: ServerResponse, id: string) {
    const unread = await this.#bodies.read(request, response, this.#clientOf(request))
    if (response.destroyed) return
    return unread ? this.#refuse(unread, request, response, id) : this.#letInAsAsked(request, response)
  }

  /** The app sees the address that the browser requested, whatever host the proxy sent. */
  async #letInAsAsked(request: IncomingMessage, response: ServerResponse) {
    request.url = requestOrigin(request.headers, this.#options) + request.url
    return this.#letIn?.(request, response)
  }

  /** A request holds its place until the reply is ready; how slowly the client reads it does not matter. */
  async #ask(deps: Deps, request: Request, incoming: IncomingMessage) {
    const bindings = bindingsOf(incoming, this.#options.trustedProxies)
    const admitted = this.#admitted.get(incoming)
    if (!admitted) return deps.app.fetch(request, bindings)
    const answer = await withinTimeLimit(admitted, (signal) => deps.app.fetch(request, { ...bindings, signal }))
    return answer ?? refuse(refusalOf('SERVICE_UNAVAILABLE', incoming, BUSY_RETRY))
  }

  /** Another process made the page, or it was long ago. */
  async #sendData(deps: Deps, asked: AskedData, request: IncomingMessage, response: ServerResponse, id: string) {
    const kept = this.#pageData.find(asked.id)
    if (kept) return writeData(kept, request, response, id)
    if (!deps.keptPages || asked.address === undefined) return this.#refuse('NOT_FOUND', request, response, id)
    return this.#visit(deps, asked.address, request, response, id, ({ data }) =>
      data ? writeData(data, request, response, id) : this.#refuse('SERVICE_UNAVAILABLE', request, response, id),
    )
  }

  async #visit(
    deps: Deps,
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    write = (page: PageTemplate): Promise<unknown> => writePage(page, request, response, id),
  ) {
    const pages = deps.keptPages as PageCache
    const key = `${deps.version()} ${address}`
    const ready = pages.find(key) ?? pages.underWay(key)
    if (ready) {
      if (pages.isDue(key)) void this.#renew(deps, pages, { key, address, arrival: this.#arrivalOf(deps, request), id })
      return write(await ready)
    }
    const arrival = this.#arrivalOf(deps, request)
    const admitted = deps.admission.refuses(arrival) ? null : await enter(deps, arrival, pathOf(request), response)
    if (response.destroyed) return admitted?.permit.end()
    if (!admitted) return this.#refuseAsBusy(deps, arrival, request, response, id)
    try {
      // Another request may have begun while this one waited.
      const begun = pages.find(key) ?? pages.underWay(key)
      const wait = begun ? 0 : await this.#take('page', request)
      if (wait > 0) return await this.#refuse('TOO_MANY_REQUESTS', request, response, id, wait)
      const page = begun ?? pages.underWay(key) ?? pages.render(key, () => this.#render(deps, admitted, address, id))
      if (begun) admitted.permit.end()
      return await write(await page)
    } finally {
      admitted.permit.end()
    }
  }

  /** Nobody waits for it: where there is too much to do, the page stays as it is for now. */
  async #renew(deps: Deps, pages: PageCache, { key, address, arrival, id }: { key: string; address: string; arrival: Arrival; id: string }) {
    const admitted = deps.admission.refuses(arrival) ? null : await enter(deps, arrival, address)
    try {
      if (admitted && !pages.underWay(key)) await pages.render(key, () => this.#render(deps, admitted, address, id))
    } catch (error) {
      logger.error({ err: error, request_id: id }, 'page not renewed')
    } finally {
      admitted?.permit.end()
    }
  }

  async #render({ app }: Deps, admitted: Admitted, address: string, requestId: string) {
    const asked = { address, requestId, publicUrl: this.#options.publicUrl, names: this.#names, data: this.#pageData }
    const page = await withinTimeLimit(admitted, (signal) => renderPage(app, { ...asked, signal }))
    return page ?? this.#refusals.find({ code: 'SERVICE_UNAVAILABLE', isApi: false, language: 'ja', retryAfter: BUSY_RETRY })
  }

  #arrivalOf(deps: Deps, request: IncomingMessage): Arrival {
    const lane = laneOf(request, deps.isFileCall ?? (() => false))
    return { lane, client: { address: this.#clientOf(request), session: sessionOf(request) } }
  }

  #clientOf = (request: IncomingMessage) => addressOf(request, this.#options.trustedProxies)

  async #take(budget: 'api' | 'page' | 'stream', request: IncomingMessage) {
    const wait = (await this.#deps?.limits?.take(budget, this.#clientOf(request))) ?? 0
    if (wait > 0) this.metrics.countLimited()
    return wait
  }

  /** Too much to do: the cheapest answer there is, and one line in the log for all of a second. */
  #refuseAsBusy({ admission }: Deps, { lane }: Arrival, request: IncomingMessage, response: ServerResponse, id: string) {
    this.#shed.add(response)
    this.#shedLog.count()
    return this.#refuse('SERVICE_UNAVAILABLE', request, response, id, admission.retryAfter(lane))
  }

  async #refuse(code: ErrorCode, request: IncomingMessage, response: ServerResponse, id: string, retryAfter = usualRetry(code)) {
    if (code === 'PAYLOAD_TOO_LARGE' || hasLongBody(request)) response.shouldKeepAlive = false
    return writePage(await this.#refusals.find(refusalOf(code, request, retryAfter)), request, response, id)
  }
}
