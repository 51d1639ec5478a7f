import { createServer, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { outageCode } from '../../database/outage/outage-code.ts'
import { logger } from '../../logging/logger.ts'
import { alwaysOf, type Header, missing } from './headers-of-every-reply.ts'
import { httpLimits, type Lifecycle, MOST_REQUESTS_PER_CONNECTION, mostConnections, SLOWEST_READER } from './http-limits.ts'
import type { Metrics } from '../metrics/metrics.ts'

/**
 * Counts and logs uncaught errors. An unhandled promise ends nothing, and no error about the database ends the process. After any other exception the state of
 * the process is unknown: it ends, and its supervisor starts another.
 */
export function surviveFailures(metrics: Pick<Metrics, 'countFailure'>, end: (code: number) => unknown = process.exit) {
  const onRejection = (error: unknown) => {
    metrics.countFailure('unhandled_rejection')
    logger.error({ err: error }, 'unhandled rejection')
  }
  const onException = (error: unknown) => {
    metrics.countFailure('uncaught_exception')
    if (outageCode(error)) return logger.error({ err: error }, 'uncaught exception of a connection')
    logger.fatal({ err: error }, 'uncaught exception')
    return end(1)
  }
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException)
  return () => process.off('unhandledRejection', onRejection).off('uncaughtException', onException)
}

/** Time in which a request that is on its way over a new connection arrives. */
const ARRIVAL = 500
/** How often connections are closed whose reply ended during the drain. */
const IDLE_LOOK = 50

/**
 * Leaves without dropping any request. For some seconds the load balancer can see that this process goes, while every reply also ends its connection; then no
 * new connection is accepted, and running requests finish.
 */
export function drainOf(server: Server, lifecycle: Lifecycle) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async (seconds: number) => {
    lifecycle.state = 'draining'
    if (seconds > 0) await wait(seconds * 1000)
    const isClosed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Browsers open connections ahead of any request. Node counts those as busy and would wait for them.
    const ending = setTimeout(() => [...open].filter(({ bytesRead }) => bytesRead === 0).forEach((socket) => socket.destroy()), ARRIVAL)
    // A reply whose head was sent before the drain promised to keep its connection, and Node closes only those that are idle at once.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK)
    await isClosed
    clearInterval(idle)
    clearTimeout(ending)
  }
}

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[]

const TOLD_EVERY = 60_000

/** Node's server within our limits. Every answer holds the browser to the type it names and, over TLS, to TLS: also those that Node gives by itself. */
export function frontServer(origin: string, lifecycle?: Lifecycle) {
  const always = alwaysOf(origin)
  class FrontResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, text?: string | GivenHeaders, headers?: GivenHeaders): this {
      // Also for a request that had to wait and came before the drain began.
      if (lifecycle?.state === 'draining') this.shouldKeepAlive = false
      // One list of headers and none set before is written as it lies; Node merges and checks every other form header by header.
      if (Array.isArray(text) && this.getHeaderNames().length === 0) return super.writeHead(status, [...text, ...missing(always, text)])
      for (const [name, value] of always) if (!this.hasHeader(name)) this.setHeader(name, value)
      return typeof text === 'string' ? super.writeHead(status, text, headers) : super.writeHead(status, text)
    }
  }
  // A request without `Host` reaches the HTTP server, which answers with a sentence about the error.
  const server = createServer({ ...httpLimits, requireHostHeader: false, ServerResponse: FrontResponse })
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION
  server.timeout = SLOWEST_READER
  // Without a bound, a page would fail for want of a handle for its file or for the database.
  const most = mostConnections()
  if (most < Infinity) server.maxConnections = most
  let toldAt = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    if (performance.now() - toldAt < TOLD_EVERY) return
    toldAt = performance.now()
    logger.warn({ most }, 'connections refused: this process may open too few files (LimitNOFILE of systemd, ulimit -n)')
  })
  return server.on('clientError', (error, socket) => refuseUnread(error, socket, always))
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Bytes that are no HTTP, or never end, are answered on the bare connection: there is no request yet. */
function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Duplex, always: Header[]) {
  // An answer that is under way cannot be followed by another.
  const isAnswering = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (code === 'ECONNRESET' || !socket.writable || isAnswering) return socket.destroy()
  const status = statusOf[code] ?? 400
  const headers = [...always, ['connection', 'close'], ['content-length', '0']].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`, () => socket.destroy())
}
