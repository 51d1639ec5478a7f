import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { logger } from '../logger.ts'

const FIRST_WAIT = 200
const LONGEST_WAIT = 5_000

/** This process's one ear on PostgreSQL. After a cut it reconnects and asks every channel to catch up, for it may have missed something. */
export class Listener {
  #url: string
  #onNotice: Record<string, () => unknown>
  #client: pg.Client | undefined
  #isStopped = false

  constructor(url: string, onNotice: Record<string, () => unknown>) {
    this.#url = url
    this.#onNotice = onNotice
  }

  async start() {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'mebae listener' })
    client.on('error', (error) => logger.warn({ err: error }, 'listener cut off'))
    client.on('notification', ({ channel }) => void this.#tell(channel))
    await client.connect()
    for (const channel of Object.keys(this.#onNotice)) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.on('end', () => void this.#restart())
    this.#client = client
  }

  async stop() {
    this.#isStopped = true
    await this.#client?.end()
  }

  /** A notice is never lost to a database that is away for a moment. */
  async #tell(channel: string) {
    for (const pause of this.#pauses()) {
      try {
        await this.#onNotice[channel]?.()
        return
      } catch (error) {
        logger.warn({ err: error, channel }, 'notice not followed yet')
        await wait(pause)
      }
    }
  }

  async #restart() {
    for (const pause of this.#pauses()) {
      await wait(pause)
      if (this.#isStopped) return
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
    for (let pause = FIRST_WAIT; !this.#isStopped; pause = Math.min(pause * 2, LONGEST_WAIT)) yield pause
  }
}
