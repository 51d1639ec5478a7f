import { logger } from '../../logging/logger.ts'
import type { DatabasePool } from '../outage/database-pool.ts'
import type { DatabaseWatch, Position } from '../outage/database-watch.ts'
import { WatchingClient } from '../outage/watching-client.ts'
import { SilentError } from '../outage/within.ts'

const EVERY = 250
/** While the replica lacks a change that this process knows of. */
const SOON = 10
/** A replica that lacks more than the changes of so many milliseconds is not read. A client who has written reads from the primary for longer (recent-writes.ts). */
export const LONGEST_BEHIND = 2_000

/** `apart`: a separate server that takes writes, and not the primary. `foreign`: the database of another installation. */
export type ReplicaState = 'there' | 'behind' | 'apart' | 'foreign' | 'away'

type Options = {
  url: string
  primary: Pick<DatabaseWatch, 'look' | 'position' | 'state'>
  pool: DatabasePool | undefined
  /** The number of this installation, which a replica shares. */
  installation: string
}
type Answer = { is_replica: boolean; bytes: number; server: string; installation: string }
const question = `select pg_is_in_recovery() as is_replica, extract(epoch from pg_postmaster_start_time())::text as server, (select id::text from installation) as installation,
  coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'), 0)::float8 as bytes`

/**
 * Asks the replica again and again how far it has come. It may be read where it has all that this process has heard of, and all that was committed until
 * a moment ago: nothing on a page is older than the index or the page cache says.
 */
export class ReplicaWatch {
  state: ReplicaState = 'there'
  /** Everything that was committed before this moment is in the replica. */
  asOf = Number.NEGATIVE_INFINITY
  #heardAt = Number.NEGATIVE_INFINITY
  #positions: Position[] = []
  #options: Options
  #client: WatchingClient
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #pause = EVERY
  #isStopped = false
  #server: string | undefined

  constructor(options: Options) {
    this.#options = options
    this.#client = new WatchingClient(options.url, 'mebae replica watch')
  }

  /** Whether it may be read while the primary is there. */
  get isFresh() {
    return this.state === 'there' && this.asOf >= this.#heardAt && performance.now() - this.asOf <= LONGEST_BEHIND
  }

  /** Whether it answers, however old. */
  get isThere() {
    return this.state !== 'away' && this.state !== 'foreign'
  }

  /** This process has learnt of a commit: the replica is read again once it has that commit, too. */
  heard = () => {
    this.#heardAt = performance.now()
    this.#pause = SOON
    if (!this.#looking) this.#schedule()
  }

  /** A connection to it failed. It is not read until it has answered. */
  suspect() {
    this.asOf = Number.NEGATIVE_INFINITY
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#client.hangUp()
  }

  /** Calls during a run become one. */
  look = (): Promise<void> => {
    return (this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
      this.#schedule()
    }))
  }

  #schedule() {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.look(), this.#pause).unref()
    this.#pause = Math.min(EVERY, this.#pause * 2)
  }

  async #look() {
    const { primary, pool, installation } = this.#options
    const looking = primary.look()
    // A primary that is away may take long to say nothing.
    if (primary.state === 'there') await looking
    const { position } = primary
    if (position && position !== this.#positions.at(-1)) this.#positions.push(position)
    this.#positions = this.#positions.filter(({ at }) => at > performance.now() - 2 * LONGEST_BEHIND)
    try {
      const answer = await this.#client.ask<Answer>(question)
      if (pool) pool.isOutOfReach = false
      // The address leads to another replica now: what was learnt of this one says nothing of connections to the one before.
      if (this.#server && this.#server !== answer.server) pool?.drop()
      this.#server = answer.server
      if (answer.installation !== installation) return this.#become('foreign')
      const hasPrimary = primary.state === 'there'
      if (hasPrimary && !answer.is_replica && answer.server !== position?.server) return this.#become('apart')
      this.asOf = Math.max(Number.NEGATIVE_INFINITY, ...this.#positions.filter(({ bytes }) => bytes <= answer.bytes).map(({ at }) => at))
      // Without a primary nobody knows what is missing.
      const isBehind = hasPrimary && performance.now() - this.asOf > LONGEST_BEHIND
      this.#become(isBehind ? 'behind' : 'there')
    } catch (error) {
      this.#client.hangUp()
      if (pool && error instanceof SilentError) {
        pool.isOutOfReach = true
        pool.drop()
      }
      this.#become('away', error)
    }
  }

  #become(state: ReplicaState, error?: unknown) {
    if (this.#isStopped || this.state === state) return
    const was = this.state
    this.state = state
    if (state === 'there') logger.warn({ was }, 'replica is read again')
    else logger.warn({ state, err: error }, 'replica is not read')
  }
}
