import pg from 'pg'
import { logger } from '../../logging/logger.ts'

type Config = pg.PoolConfig & { application_name: string }

/** A pool whose lost connections are told to whoever queries them and never end the process, and whose users do not wait for a server that nobody reaches. */
export class DatabasePool extends pg.Pool {
  /** While it is set, nobody waits for a new connection. */
  isOutOfReach = false
  #clients = new Set<pg.PoolClient>()

  constructor(config: Config) {
    super(config)
    // A connection that somebody has taken has no listener of the pool's.
    this.on('connect', (client) => {
      this.#clients.add(client)
      client.on('error', (error) => logger.warn({ err: error, pool: config.application_name }, 'database connection lost'))
    })
    this.on('remove', (client) => this.#clients.delete(client))
    // Without a listener, a connection that drops while idle ends the process; the client's own has told of it.
    this.on('error', () => {})
  }

  override connect = ((callback?: (error: Error) => void) => {
    if (!this.isOutOfReach) return callback ? super.connect(callback as never) : super.connect()
    const error = new Error('Database out of reach')
    return callback ? process.nextTick(callback, error) : Promise.reject(error)
  }) as pg.Pool['connect']

  /** Cuts every connection at once: what waits on one fails now, and the next asker gets a new one. */
  drop() {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}
