import { apiPrefix } from '#contract/index.ts'
import type { Lane } from './admission-control.ts'

/** For the answer itself to leave. */
const MARGIN = 200
/** Operators change hundreds of things in one request, and few of them are at work at once. */
const OPERATORS = 30_000
/** The call asks LINE's server. */
const LINE = 15_000
const FILES = 60_000
/** Of the lane that waits longest, with that wait. */
const STREAMS = 40_000

const operators = new RegExp(`^(?:/operator(?:/|$)|${apiPrefix}/operators/)`)
const line = /\/line(?:\/|\.data|$)/

export type TimeLimit = (path: string, lane: Lane) => number

/** Milliseconds from its arrival until a request counts as hanging: `seconds`, or longer for slow routes. */
export const timeLimitOf =
  (seconds: number): TimeLimit =>
  (path, lane) => {
    const usual = seconds * 1_000 - MARGIN
    if (lane === 'streams') return Math.max(STREAMS, usual)
    if (lane === 'files') return Math.max(FILES, usual)
    if (operators.test(path)) return Math.max(OPERATORS, usual)
    return line.test(path) ? Math.max(LINE, usual) : usual
  }
