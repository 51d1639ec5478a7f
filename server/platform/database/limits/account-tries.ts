import type pg from 'pg'
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { postgresLimiter } from './postgres-limiter.ts'

/** So many tries of one account wait for nothing. */
export const FREE_TRIES = 10
const DAY = 86_400
const FIRST_WAIT = 30
const LONGEST_WAIT = 3_600

/** How long the try after this one waits: twice as long each time, and never more than an hour. */
const waitAfter = (count: number) => Math.min(FIRST_WAIT * 2 ** (count - FREE_TRIES - 1), LONGEST_WAIT)

/** How often clients tried to sign in to one account, from any address (docs/decisions/0032-signing-in.md). */
export class AccountTries {
  #counts: RateLimiterPostgres
  #gates: RateLimiterPostgres

  constructor(pool: pg.Pool) {
    this.#counts = postgresLimiter(pool, 'tries', { points: Number.MAX_SAFE_INTEGER, duration: DAY })
    this.#gates = postgresLimiter(pool, 'tries_gate', { points: 1, duration: LONGEST_WAIT })
  }

  /** Counts a try before it is made, so that many at one moment count, too. With `wait`, the seconds until the next one, it must not be made. */
  async take(key: string): Promise<{ count: number; wait: number }> {
    const { consumedPoints: count } = await this.#counts.consume(key)
    if (count <= FREE_TRIES) return { count, wait: 0 }
    try {
      await this.#gates.consume(key, 1, { customDuration: waitAfter(count) })
      return { count, wait: 0 }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // A refused try does not make the wait longer.
      await this.#counts.reward(key)
      return { count, wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
    }
  }

  /** A sign-in succeeded: the count begins again. */
  async forget(key: string) {
    await Promise.all([this.#counts.delete(key), this.#gates.delete(key)])
  }
}
