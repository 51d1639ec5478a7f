import { createServer, type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { settings } from '#server/settings.ts'
import { httpLimits, MOST_REQUESTS_PER_CONNECTION, SLOWEST_READER } from './http-limits.ts'

type Header = [name: string, value: string]

const alwaysOf = (origin: string): Header[] => [
  ['x-content-type-options', 'nosniff'],
  ...(origin.startsWith('https:') ? [['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'] satisfies Header] : []),
]

/** Node's server within our limits. Every answer holds the browser to the type it names and, over TLS, to TLS: also those that Node gives by itself. */
export function frontServer(origin = settings.publicUrl) {
  const always = alwaysOf(origin)
  class FrontResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...given)
      for (const [name, value] of always) this.setHeader(name, value)
    }
  }
  // A request without `Host` reaches the HTTP server, which answers with a sentence about the error.
  const server = createServer({ ...httpLimits, requireHostHeader: false, ServerResponse: FrontResponse })
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION
  server.timeout = SLOWEST_READER
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
