import pg from 'pg'
import { logger } from '../../logging/logger.ts'

type Config = pg.PoolConfig & { application_name: string }

/** A pool that reports a lost connection to the query that used it and never ends the process. Queries do not wait for a server that cannot be reached. */
export class DatabasePool extends pg.Pool {
  /** While it is set, no query waits for a new connection. */
  isOutOfReach = false
  #clients = new Set<pg.PoolClient>()

  constructor(config: Config) {
    super(config)
    // A connection in use has no listener of the pool.
    this.on('connect', (client) => {
      this.#clients.add(client)
      client.on('error', (error) => logger.warn({ err: error, pool: config.application_name }, 'database connection lost'))
    })
    this.on('remove', (client) => this.#clients.delete(client))
    // Without a listener, a connection that drops while idle ends the process; the client's own listener has logged it.
    this.on('error', () => {})
  }

  override connect = ((callback?: (error: Error) => void) => {
    if (!this.isOutOfReach) return callback ? super.connect(callback as never) : super.connect()
    const error = new Error('Database out of reach')
    return callback ? process.nextTick(callback, error) : Promise.reject(error)
  }) as pg.Pool['connect']

  /** Cuts every connection at once: queries that wait on one fail now, and the next query gets a new one. */
  drop() {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}
