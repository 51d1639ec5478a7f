import type { IncomingMessage } from 'node:http'
import { apiPrefix } from '#contract/index.ts'
import type { Lane } from './admission-control.ts'

const USUAL = 2_500
/** Operators change hundreds of things in one request, and few of them are at work at once. */
const OPERATORS = 30_000
/** LINE's own server is asked in between. */
const LINE = 15_000
const FILES = 60_000

const operators = new RegExp(`^(?:/operator(?:/|$)|${apiPrefix}/operators/)`)
const line = /\/line(?:\/|\.data|$)/

/** Milliseconds until a request counts as hanging. With a short wait for its place before, everyone hears something within three seconds. */
export function timeLimit(request: IncomingMessage | undefined, lane: Lane): number {
  const path = request?.url?.split('?', 1)[0] ?? ''
  if (lane === 'files') return FILES
  if (operators.test(path)) return OPERATORS
  return line.test(path) ? LINE : USUAL
}
