const TICK = 100

export class SilentError extends Error {
  override name = 'SilentError'
}

/**
 * Waits so many milliseconds for an answer. The time counts while this process runs: a process that was itself held up, or frozen, finds the answer that
 * arrived in between and reports no outage.
 */
export function within<Answer>(milliseconds: number, asked: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(milliseconds / TICK)
    const ticking = setInterval(() => {
      if (--left > 0) return
      clearInterval(ticking)
      reject(new SilentError('No answer'))
    }, TICK)
    void asked.then(resolve, reject).finally(() => clearInterval(ticking))
  })
}
