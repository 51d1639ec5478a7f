import { Piscina } from 'piscina'

/** A page takes a tenth of a second, the first one a second; no document fills a hundred pages. */
const LONGEST = 20_000
const WAITING = 16

/**
 * Draws documents of one kind in a separate thread: one after the other, and the thread ends after a minute without requests. Pages and calls never wait for it.
 * Gives nothing when too many wait for theirs, or when it takes too long.
 */
export function drawingThread<Paper>(file: URL) {
  let drawers: Piscina<Paper, Uint8Array<ArrayBuffer>> | undefined
  return async (paper: Paper): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    drawers ??= new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: WAITING,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    if (drawers.queueSize >= WAITING) return
    const signal = AbortSignal.timeout(LONGEST)
    return drawers.run(paper, { signal }).catch((error: unknown) => {
      if (signal.aborted) return undefined
      throw error
    })
  }
}
