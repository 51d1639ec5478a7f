import type { Permit } from './admission-control.ts'

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
