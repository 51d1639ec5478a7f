import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { logger } from '../../logging/logger.ts'
import { PooledClient } from '../connect.ts'
import { AccountTries } from './account-tries.ts'
import { DatabasePool } from '../outage/database-pool.ts'
import { postgresLimiter } from './postgres-limiter.ts'

/** Requests of each client in so many seconds. A page with its parts is one request here; assets and cached pages count as none. */
const budgets = (perMinute: number) => ({
  api: { points: perMinute, duration: 60 },
  page: { points: perMinute, duration: 60 },
  // Screens come back together, each to any process: each process counts them by itself, in memory.
  stream: { points: perMinute, duration: 60 },
  // Acts that an attacker may try by force (threats.md T22).
  sign_in: { points: 30, duration: 300 },
  sign_in_burst: { points: 10, duration: 60 },
  // At most one mail a day warns an account of wrong passwords and codes.
  tries_notice: { points: 1, duration: 86_400 },
  mail: { points: 15, duration: 3_600 },
  // Of mails to an address that a visitor typed: by one sender, and to one mailbox.
  mail_from: { points: 30, duration: 3_600 },
  mail_to: { points: 5, duration: 3_600 },
  // Of mails about meetings with people from outside: by one member, and by one company to one person.
  meeting_mail_from: { points: 60, duration: 3_600 },
  meeting_mail_to: { points: 20, duration: 3_600 },
  // Of mails with a link to one's own data, which no other mail to the mailbox may use up.
  own_link_to: { points: 5, duration: 3_600 },
  // Mails that operators send again, to each person.
  resend: { points: 3, duration: 3_600 },
  // Work that costs seconds of a processor, for each person: files to read, papers to draw.
  upload: { points: 20, duration: 3_600 },
  draw: { points: 20, duration: 600 },
  // A burst of 60, then about one a second (threats.md T22); files for each person apart.
  message: { points: 60, duration: 60 },
  attachment: { points: 50, duration: 600 },
  // Of each key, beside what its address may ask.
  api_key: { points: 120, duration: 60 },
})
export type Budget = keyof ReturnType<typeof budgets>

export const RATE_LIMIT_CONNECTIONS = 2
const CLEARED_EVERY = 60_000

/** How many requests a client has left, counted across all processes. Separate connections, so that a busy database cannot hide a rush of requests. */
export class RateLimits {
  readonly pool: DatabasePool
  #perMinute: () => number
  #made: { perMinute: number; limiters: Record<Budget, RateLimiterAbstract> } | undefined
  #clearing: NodeJS.Timeout
  readonly tries: AccountTries

  /** `perMinute` may change at any time; 0 limits nothing. `patience`: after so many milliseconds without an answer this process counts by itself. */
  constructor(connectionString: string, perMinute: () => number, { isPooled = false, patience = 1_000 } = {}) {
    const client = isPooled ? { Client: PooledClient } : {}
    this.pool = new DatabasePool({
      connectionString,
      ...client,
      application_name: 'mebae rate limits',
      max: RATE_LIMIT_CONNECTIONS,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    this.tries = new AccountTries(this.pool)
    this.#perMinute = perMinute
    this.#clearing = setInterval(() => void this.clear(), CLEARED_EVERY).unref()
  }

  get isOn() {
    return this.#perMinute() > 0
  }

  /** Made again when an operator changed the number. */
  get #limiters() {
    const perMinute = this.#perMinute()
    if (this.#made?.perMinute === perMinute) return this.#made.limiters
    // A client over the limit is refused from memory until the time is over.
    const limiterOf = (name: string, budget: { points: number; duration: number }): RateLimiterAbstract =>
      name === 'stream' ? new RateLimiterMemory(budget) : postgresLimiter(this.pool, name, { ...budget, inMemoryBlockOnConsumed: budget.points + 1 })
    const limiters = Object.fromEntries(Object.entries(budgets(perMinute)).map(([name, budget]) => [name, limiterOf(name, budget)]))
    this.#made = { perMinute, limiters: limiters as Record<Budget, RateLimiterAbstract> }
    return this.#made.limiters
  }

  /** Takes one from the client's budget. The seconds to wait when none is left, else 0. */
  async take(budget: Budget, client: string): Promise<number> {
    if (!this.isOn) return 0
    try {
      await this.#limiters[budget].consume(client)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }

  /** Addresses of clients are personal: they go when their minute is over. */
  async clear() {
    await this.pool
      .query('delete from rate_limits where expire < $1', [Date.now()])
      .catch((error: unknown) => logger.warn({ err: error }, 'rate limits not cleared'))
  }

  async close() {
    clearInterval(this.#clearing)
    await this.pool.end()
  }
}
