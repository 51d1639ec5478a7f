const TICK = 100

export class SilentError extends Error {
  override name = 'SilentError'
}

/**
 * Waits so many milliseconds for an answer. They are counted while this process runs: one that was held up itself, or frozen,
 * finds the answer that arrived meanwhile and blames nobody.
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
