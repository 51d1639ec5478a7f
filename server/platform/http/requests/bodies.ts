import { isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { LARGEST_BODY } from '../server/http-limits.ts'
import { largestBody } from './largest-body.ts'

/** No call of ours takes a body that is nested half as deep; what walks a deeper one could run out of stack. */
const DEEPEST = 64
const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket] = Buffer.from('"\\{[}]')

/** Why a body that calls itself JSON is not read: bytes that are no UTF-8, or brackets nested too deep. */
export function jsonRefusal(contentType: string | undefined, body: Buffer): ErrorCode | undefined {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '')) return
  return isUtf8(body) && !isTooDeep(body) ? undefined : 'BAD_REQUEST'
}

function isTooDeep(json: Buffer) {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) isInText = !isInText
    else if (isInText) at += byte === backslash ? 1 : 0
    else if (byte === openBrace || byte === openBracket) depth++
    else if (byte === closeBrace || byte === closeBracket) depth--
    if (depth > DEEPEST) return true
  }
  return false
}

type Bounds = { forms: number; uploads: number; share: number }

/** Bytes of bodies at once, for forms and for files apart, so that files never crowd out forms; and which share of it one client may fill. */
const usual: Bounds = { forms: 33_554_432, uploads: 134_217_728, share: 0.25 }
/** The cost of a chunk beside its bytes: a body that arrives byte by byte costs more than it holds. */
const PIECE = 256

/** Bodies are read before a request takes its place: slow senders make only themselves wait. */
export class Bodies {
  #bounds: Bounds
  #held = new Map<string, number>()

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usual, ...bounds }
  }

  get bytes() {
    return (this.#held.get('forms') ?? 0) + (this.#held.get('uploads') ?? 0)
  }

  /** Reads the body to its end for the handler of the request, and reserves its memory until the reply. Gives the reason of a failure. */
  async read(request: IncomingMessage, response: ServerResponse, client: string): Promise<ErrorCode | undefined> {
    if (!hasBody(request)) return
    const largest = largestBody(request.url?.split('?', 1)[0] ?? '')
    const room = largest > LARGEST_BODY ? 'uploads' : 'forms'
    const whose = `${room} ${client}`
    const hold = (bytes: number) => [room, whose].forEach((key) => this.#add(key, bytes))
    let held = 0
    response.once('close', () => hold(-held))

    const pieces: Buffer[] = []
    let size = 0
    try {
      for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        // Its memory is released already.
        if (response.destroyed) return
        size += piece.length
        if (size > largest) return refused('PAYLOAD_TOO_LARGE', response)
        held += piece.length + PIECE
        hold(piece.length + PIECE)
        if (this.#isOver(room, this.#bounds[room]) || this.#isOver(whose, this.#bounds[room] * this.#bounds.share)) {
          return refused('SERVICE_UNAVAILABLE', response)
        }
        pieces.push(piece)
      }
    } catch {
      // The client has gone, so no reply is sent.
      response.destroy()
      return
    }
    const rawBody = Buffer.concat(pieces)
    // The name under which the adapter of the app looks for a body that was read already.
    Object.assign(request, { rawBody })
    return jsonRefusal(request.headers['content-type'], rawBody)
  }

  #add(key: string, bytes: number) {
    const sum = (this.#held.get(key) ?? 0) + bytes
    if (sum > 0) this.#held.set(key, sum)
    else this.#held.delete(key)
  }

  #isOver = (key: string, most: number) => (this.#held.get(key) ?? 0) > most
}

export const hasBody = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' && method !== 'HEAD' && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** The unread rest has to be read before the next request: nobody waits for a large one, or for one whose end nobody knows. */
export const hasLongBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGEST_BODY

/** The rest of the body would be read as the next request. */
function refused(code: ErrorCode, response: ServerResponse) {
  response.shouldKeepAlive = false
  return code
}
