import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Starting leaves garbage behind and a young generation grown to its limit, which an idle process would keep: 130 MB. Called before anything is served, because
 * everything waits for it. Only the collection of a process that is short of memory gives the space back.
 */
export function freeMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** The pause grows with the heap: in a process with more than this, space is worth less than the time. */
const LARGEST_HEAP = 400 * 1024 * 1024

/** The same while requests are served, where the pause is short. */
export function settleMemory() {
  if (memoryUsage().heapUsed < LARGEST_HEAP) freeMemory()
}
