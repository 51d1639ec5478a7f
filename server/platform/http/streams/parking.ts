import type { ServerResponse } from 'node:http'

/** So many streams wait for a process that starts, and so long. */
const [MOST, LONGEST] = [20_000, 30_000]

/** Browsers give up a stream that is refused: while a process starts, those that come back wait until it is ready. */
export class Parking {
  #ready = Promise.withResolvers<void>()
  #parked = 0

  open() {
    this.#ready.resolve()
  }

  /** Until the process is ready, the client has gone or the time is over. */
  async wait(response: ServerResponse) {
    if (this.#parked >= MOST) return
    this.#parked++
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST)
      response.once('close', resolve)
    })
    await Promise.race([this.#ready.promise, over])
    clearTimeout(timer)
    this.#parked--
  }
}
