import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { logger } from '../logging/logger.ts'
import { newClient } from './outage/new-client.ts'
import { within } from './outage/within.ts'

const FIRST_WAIT = 200
const LONGEST_WAIT = 2_000
const PINGED_EVERY = 2_000
const PATIENCE = 2_000
/** A restart of PostgreSQL is over by then; a caller that waits longer learns that this process hears no NOTIFY. */
const LONGEST_SILENCE = 5_000

type Hearing = { onSilent?: () => void; onHeard?: () => void }

/** This process's only connection that listens to PostgreSQL. After a cut it reconnects and asks every channel to catch up, for it may have missed a NOTIFY. */
export class Listener {
  #url: string
  #onNotice: Record<string, (payload?: string) => unknown>
  #hearing: Hearing
  #client: pg.Client | undefined
  #silent: NodeJS.Timeout | undefined
  #stopped = new AbortController()

  constructor(url: string, onNotice: Record<string, (payload?: string) => unknown>, hearing: Hearing = {}) {
    this.#url = url
    this.#onNotice = onNotice
    this.#hearing = hearing
  }

  async start() {
    const client = newClient({ connectionString: this.#url, application_name: 'mebae listener', connectionTimeoutMillis: PATIENCE })
    client.on('notification', ({ channel, payload }) => void this.#tell(channel, payload))
    try {
      await client.connect()
      for (const channel of Object.keys(this.#onNotice)) await within(PATIENCE, client.query(`listen ${client.escapeIdentifier(channel)}`))
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
    client.once('end', () => void this.#restart())
    void this.#ping(client)
    this.#client = client
    clearTimeout(this.#silent)
    this.#hearing.onHeard?.()
  }

  async stop() {
    this.#stopped.abort()
    clearTimeout(this.#silent)
    await this.#client?.end()
  }

  /** A connection that a router forgot, or whose server froze, stays silent for ever: only a query shows it. */
  async #ping(client: pg.Client) {
    const { signal } = this.#stopped
    const over = new AbortController()
    client.once('end', () => over.abort())
    const either = AbortSignal.any([signal, over.signal])
    try {
      while (!either.aborted) {
        await wait(PINGED_EVERY, undefined, { signal: either, ref: false }).catch(() => {})
        if (!either.aborted) await within(PATIENCE, client.query('select'))
      }
    } catch (error) {
      if (!either.aborted) logger.warn({ err: error }, 'listener does not answer')
      client.connection.stream.destroy()
    }
  }

  /** A short outage of the database loses no NOTIFY. */
  async #tell(channel: string, payload?: string) {
    for (const pause of this.#pauses()) {
      try {
        await this.#onNotice[channel]?.(payload)
        return
      } catch (error) {
        logger.warn({ err: error, channel }, 'notification not processed yet')
        await wait(pause)
      }
    }
  }

  async #restart() {
    if (this.#stopped.signal.aborted) return
    logger.warn('listener cut off')
    this.#silent = setTimeout(() => this.#hearing.onSilent?.(), LONGEST_SILENCE).unref()
    for (const pause of this.#pauses()) {
      await wait(pause)
      if (this.#stopped.signal.aborted) return
      const isBack = await this.start().then(
        () => true,
        () => false,
      )
      if (!isBack) continue
      for (const channel of Object.keys(this.#onNotice)) void this.#tell(channel)
      return
    }
  }

  *#pauses() {
    for (let pause = FIRST_WAIT; !this.#stopped.signal.aborted; pause = Math.min(pause * 2, LONGEST_WAIT)) yield pause
  }
}
