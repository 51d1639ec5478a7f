import { setTimeout as wait } from 'node:timers/promises'
import { logger } from '../../logging/logger.ts'
import type { DatabasePool } from './database-pool.ts'
import { WatchingClient } from './watching-client.ts'
import { SilentError } from './within.ts'

const EVERY = 500
const TOO_MANY_CONNECTIONS = '53300'

export type DatabaseState = 'there' | 'read_only' | 'away'

/** How far a server that takes writes had written when it was asked, at this moment of `performance.now()`. A server has another name after each start. */
export type Position = { bytes: number; at: number; server: string }

type Answer = { is_read_only: boolean; bytes: number | null; server: string }
const question = `select current_setting('transaction_read_only') = 'on' as is_read_only, extract(epoch from pg_postmaster_start_time())::text as server,
  case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 end as bytes`

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
  #pools: DatabasePool[] = []
  #client: WatchingClient
  #looking: Promise<void> | undefined
  #stopped = new AbortController()

  constructor(url: string) {
    this.#client = new WatchingClient(url, 'mebae watch')
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
    this.#client.hangUp()
  }

  /** Calls during a run become one. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  async #look() {
    try {
      const at = performance.now()
      const { is_read_only: isReadOnly, bytes, server } = await this.#client.ask<Answer>(question)
      this.position = bytes === null || isReadOnly ? undefined : { bytes, at, server }
      this.#reach(true)
      // The address may belong to another server by now.
      if (isReadOnly) this.#client.hangUp()
      this.#become(isReadOnly ? 'read_only' : 'there')
    } catch (error) {
      this.position = undefined
      this.#client.hangUp()
      this.#reach(!(error instanceof SilentError))
      // A server that has no connection left for us still answers open connections.
      this.#become((error as { code?: unknown }).code === TOO_MANY_CONNECTIONS ? 'there' : 'away', error)
    }
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
