import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { logger } from '../../logging/logger.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 30_000

/** A keeper is one connection held while this process uses the server, by which others see that it is needed. */
export type Opened = { keeper: pg.Client; wasStarted: boolean }

/** Has the server started again when it ended under us. Of several processes, one starts it and the others find it. */
export class PostmasterWatch {
  restarts = 0
  restartedAt: Date | undefined
  #keeper: pg.Client
  #open: () => Promise<Opened>
  #stopped = new AbortController()
  #running: Promise<void> | undefined

  constructor(keeper: pg.Client, open: () => Promise<Opened>) {
    this.#keeper = keeper
    this.#open = open
    this.#follow(keeper)
  }

  /** The connection to stop the server with; from here on nobody starts it again. */
  async stop() {
    this.#stopped.abort()
    await this.#running
    return this.#keeper
  }

  #follow(keeper: pg.Client) {
    this.#keeper = keeper
    keeper.once('end', () => {
      if (!this.#stopped.signal.aborted) this.#running = this.#openAgain()
    })
  }

  async #openAgain() {
    const { signal } = this.#stopped
    logger.error('embedded PostgreSQL: connection lost')
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const { keeper, wasStarted } = await this.#open()
        this.#follow(keeper)
        if (!wasStarted) return
        this.restarts++
        this.restartedAt = new Date()
        return logger.warn({ restarts: this.restarts }, 'embedded PostgreSQL: started again')
      } catch (error) {
        // The sentence names folders and what PostgreSQL said, nothing of any person.
        logger.error({ err: error, reason: error instanceof Error ? error.message : '', again_in_ms: pause }, 'embedded PostgreSQL: not started again yet')
        await wait(pause, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }
}
