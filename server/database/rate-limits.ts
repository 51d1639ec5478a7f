import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { logger } from '../logger.ts'

/** A page with its parts is one request here; assets and kept pages are none. The API and the pages have a budget each. */
export type Budget = 'api' | 'page'

const SECONDS = 60
const CLEARED_EVERY = 60_000

/** How many requests a client has left this minute, whichever process answers. Connections of its own: a rush on the database must not hide a rush on the door. */
export class RateLimits {
  #pool: pg.Pool
  #limiters: Record<Budget, RateLimiterPostgres>
  #clearing: NodeJS.Timeout

  constructor(connectionString: string, perMinute: number) {
    this.#pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 1_000, query_timeout: 1_000 })
    this.#pool.on('error', (error) => logger.warn({ err: error }, 'rate limits: connection lost'))
    const limiterOf = (keyPrefix: Budget) =>
      new RateLimiterPostgres({
        storeClient: this.#pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points: perMinute,
        duration: SECONDS,
        // Whoever is over the limit is refused from memory until the minute is over.
        inMemoryBlockOnConsumed: perMinute + 1,
        // Without the database each process counts for itself.
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points: perMinute, duration: SECONDS }),
      })
    this.#limiters = { api: limiterOf('api'), page: limiterOf('page') }
    this.#clearing = setInterval(() => void this.clear(), CLEARED_EVERY).unref()
  }

  /** Takes one from the client's budget. The seconds to wait when none is left, else 0. */
  async take(budget: Budget, client: string): Promise<number> {
    try {
      await this.#limiters[budget].consume(client)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }

  /** Addresses of clients are personal: they go when their minute is over. */
  async clear(now = Date.now()) {
    await this.#pool.query('delete from rate_limits where expire < $1', [now]).catch((error: unknown) => logger.warn({ err: error }, 'rate limits not cleared'))
  }

  async close() {
    clearInterval(this.#clearing)
    await this.#pool.end()
  }
}
