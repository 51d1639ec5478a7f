import { Piscina } from 'piscina'
import type { ResumePaper } from '../resume-paper.ts'

/** A page takes a tenth of a second, the first one a second; no history fills a hundred pages. */
const LONGEST = 20_000
const WAITING = 16

let drawers: Piscina<ResumePaper, Uint8Array<ArrayBuffer>> | undefined

/** One thread draws one document after the other, and ends after a minute without requests: pages and calls never wait for it. */
const drawersOfNow = () =>
  (drawers ??= new Piscina({
    filename: new URL('draw-in-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  }))

/** The PDF of a 職務経歴書; nothing when too many wait for theirs, or when it takes too long. */
export async function drawResume(paper: ResumePaper): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pool = drawersOfNow()
  if (pool.queueSize >= WAITING) return
  const signal = AbortSignal.timeout(LONGEST)
  return pool.run(paper, { signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
}
