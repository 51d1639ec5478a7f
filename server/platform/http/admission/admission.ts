import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logger } from '../../logging/logger.ts'
import { PageTemplate } from '../pages/page-template.ts'
import { newNonce } from '../pages/write-page.ts'
import { type Refusal, refuse } from '../refusals/refuse.ts'
import { largestBody } from '../requests/largest-body.ts'
import { LARGEST_BODY } from '../server/http-limits.ts'
import type { AdmissionControl, Arrival, Lane, Permit } from './admission-control.ts'
import { type TimeLimit, timeLimitOf } from './time-limit.ts'

/** Every cookie of ours that identifies a user; only the database can tell whether it is valid. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?mebae_(?:candidate|company|operator)=[^;]+/

/** Which lane a request takes. `isFileCall` knows the calls that bring or give files. */
export function laneOf({ method = '', url = '', headers }: IncomingMessage, isFileCall: (path: string) => boolean): Lane {
  const path = url.split('?', 1)[0] ?? ''
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading && largestBody(path) > LARGEST_BODY && headers['content-type']?.startsWith('multipart/')) return 'files'
  if (isReading && !headers.authorization && !sessionCookie.test(headers.cookie ?? '')) return 'visitors'
  return isFileCall(path) ? 'files' : 'own'
}

/** Tells the sessions at one address apart by their cookies, which it keeps for no longer than the request. */
export function sessionOf({ headers }: IncomingMessage) {
  const shown = headers.authorization ?? sessionCookie.exec(headers.cookie ?? '')?.[0]
  return shown ? createHash('sha256').update(shown).digest('base64url') : ''
}

/** A permit, and until when (of `performance.now()`) its client waits for a reply. */
export type Admitted = { permit: Permit; over: number }

/**
 * The result of the work, or null once the time is over: the work waits for something that does not answer. Its place goes to the next request, and `signal`
 * tells the work that its client has had its reply.
 */
export async function withinTimeLimit<Result>({ permit, over }: Admitted, begin: (signal: AbortSignal) => Promise<Result> | Result) {
  const late = new AbortController()
  const work = (async () => begin(late.signal))()
  let timer: NodeJS.Timeout | undefined
  const timeIsOver = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), over - performance.now())))
  try {
    const result = await Promise.race([work, timeIsOver])
    if (result !== null) return result
    late.abort()
    permit.abandon(work)
    return null
  } finally {
    clearTimeout(timer)
    permit.end()
  }
}

const usualLimit = timeLimitOf(3)

/** A client that gives up while waiting leaves the queue. Without one, nobody waits. */
export async function enter(
  { admission, timeLimit = usualLimit }: { admission: AdmissionControl; timeLimit?: TimeLimit },
  arrival: Arrival,
  path: string,
  response?: ServerResponse,
): Promise<Admitted | null> {
  const over = performance.now() + timeLimit(path, arrival.lane)
  const gone = new AbortController()
  response?.once('close', () => gone.abort())
  const permit = await admission.enter(arrival, gone.signal)
  return permit && { permit, over }
}

/** One line a second for all that was refused in it: a line each would cost more than the refusals. */
export class ShedLog {
  #count = 0

  count() {
    if (this.#count++ > 0) return
    setTimeout(() => {
      logger.warn({ refused: this.#count }, 'overload: requests refused')
      this.#count = 0
    }, 1_000).unref()
  }
}

/** The refusals as bytes, each made once: while there is too much to do, saying so must cost nearly nothing. */
export class PreparedRefusals {
  #prepared = new Map<string, Promise<PageTemplate>>()

  find(refusal: Omit<Refusal, 'nonce'>): Promise<PageTemplate> {
    const { code, isApi, isForm, language, retryAfter, allow } = refusal
    const key = `${code} ${isApi} ${isForm} ${language} ${retryAfter} ${allow}`
    let prepared = this.#prepared.get(key)
    if (!prepared) {
      prepared = prepare(refusal)
      this.#prepared.set(key, prepared)
    }
    return prepared
  }
}

async function prepare(refusal: Omit<Refusal, 'nonce'>) {
  const nonce = newNonce()
  const answer = await refuse({ ...refusal, nonce })
  return new PageTemplate(answer.status, answer.headers, Buffer.from(await answer.arrayBuffer()), nonce)
}
