import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE = 50

/** One process at a time starts or stops the server of a folder. Linux releases the lock when its holder dies. */
export async function fileLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return work()
  // A name that begins with NUL is no file: nothing is left behind by a process that was killed.
  const name = `\0mebae-${createHash('sha256').update(folder).digest('hex')}`
  const lock = createServer().unref()
  while (!(await isMine())) await wait(PAUSE)
  return work().finally(() => lock.close())

  async function isMine() {
    lock.listen({ path: name })
    return once(lock, 'listening').then(
      () => true,
      (error) => {
        if (error.code === 'EADDRINUSE') return false
        throw error
      },
    )
  }
}
