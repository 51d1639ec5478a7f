import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { logger } from '../../logging/logger.ts'
import type { DatabasePool } from './database-pool.ts'
import { newClient } from './new-client.ts'
import { SilentError, within } from './within.ts'

const EVERY = 500
const PATIENCE = 1_500
const TOO_MANY_CONNECTIONS = '53300'

export type DatabaseState = 'there' | 'read_only' | 'away'

/** How far a server that takes writes had written when it was asked, at this moment of `performance.now()`. A server has another name after each start. */
export type Position = { bytes: number; at: number; server: string }

type Answer = { is_read_only: boolean; bytes: number | null; server: string }

/**
 * Asks the database twice a second, on a separate connection, whether it answers and takes writes. It cuts connections to a server that fell silent, so that no
 * request waits for it.
 */
export class DatabaseWatch {
  state: DatabaseState = 'there'
  /** How often it was away since this process began, and when last. */
  cuts = 0
  cutAt: Date | undefined
  /** Of the last answer; none while it takes no writes. */
  position: Position | undefined
  #url: string
  #pools: DatabasePool[] = []
  #client: pg.Client | undefined
  #looking: Promise<void> | undefined
  #stopped = new AbortController()

  constructor(url: string) {
    this.#url = url
  }

  /** Cuts the connections of this pool, too. */
  protect(pool: DatabasePool | undefined) {
    if (pool) this.#pools.push(pool)
  }

  async start() {
    const { signal } = this.#stopped
    await this.look()
    void (async () => {
      while (!signal.aborted) {
        await wait(EVERY, undefined, { signal, ref: false }).catch(() => {})
        if (!signal.aborted) await this.look()
      }
    })()
  }

  stop() {
    this.#stopped.abort()
    this.#hangUp()
  }

  /** Calls during a run become one. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  async #look() {
    try {
      const at = performance.now()
      const { is_read_only: isReadOnly, bytes, server } = await this.#askTwice()
      this.position = bytes === null || isReadOnly ? undefined : { bytes, at, server }
      this.#reach(true)
      // The address may belong to another server by now.
      if (isReadOnly) this.#hangUp()
      this.#become(isReadOnly ? 'read_only' : 'there')
    } catch (error) {
      this.position = undefined
      this.#hangUp()
      this.#reach(!(error instanceof SilentError))
      // A server that has no connection left for us still answers open connections.
      this.#become((error as { code?: unknown }).code === TOO_MANY_CONNECTIONS ? 'there' : 'away', error)
    }
  }

  /** The end of our connection proves nothing about the next. */
  async #askTwice() {
    const isFresh = !this.#client
    try {
      return await within(PATIENCE, this.#ask())
    } catch (error) {
      if (isFresh || error instanceof SilentError) throw error
      this.#hangUp()
      return within(PATIENCE, this.#ask())
    }
  }

  async #ask() {
    if (!this.#client) {
      const client = (this.#client = newClient({ connectionString: this.#url, application_name: 'mebae watch', connectionTimeoutMillis: PATIENCE }))
      await client.connect()
    }
    const { rows } = await this.#client.query<Answer>(
      `select current_setting('transaction_read_only') = 'on' as is_read_only, extract(epoch from pg_postmaster_start_time())::text as server,
        case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 end as bytes`,
    )
    return rows[0]!
  }

  #hangUp() {
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }

  #reach(isReached: boolean) {
    for (const pool of this.#pools) {
      pool.isOutOfReach = !isReached
      if (!isReached) pool.drop()
    }
  }

  #become(state: DatabaseState, error?: unknown) {
    const before = this.state
    if (this.#stopped.signal.aborted || before === state) return
    this.state = state
    if (state === 'there') logger.warn({ was: before }, 'database is back')
    else logger.error({ state, err: error }, 'database is away')
    if (before === 'there') {
      this.cuts++
      this.cutAt = new Date()
    }
    // Connections to the replica are closed in favour of the server that takes writes.
    if (before === 'read_only' && state === 'there') for (const pool of this.#pools) pool.drop()
  }
}
