import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Database, poolOf } from '../connect.ts'
import type { DatabaseWatch } from '../outage/database-watch.ts'
import type { ReplicaWatch } from './replica-watch.ts'

type Replica = { db: Database; watch: Pick<ReplicaWatch, 'isFresh' | 'isThere' | 'suspect' | 'look'> }

/** The databases of a process: the primary, and a replica if there is one. Each query is sent where it belongs at that moment, when it takes its connection. */
export class Databases {
  readonly primary: Database
  /** For reads that want what counts now: the primary, and while it is away the replica. */
  readonly current: Database
  /** For reads that may be a moment old: the replica as long as it follows, else the primary. */
  readonly lagging: Database
  readonly hasReplica: boolean
  #watch: Pick<DatabaseWatch, 'state' | 'look'>
  #replica: Replica | undefined

  constructor(primary: Database, watch: Pick<DatabaseWatch, 'state' | 'look'>, replica?: Replica) {
    this.primary = primary
    this.#watch = watch
    this.#replica = replica
    this.hasReplica = replica !== undefined
    this.current = replica ? switching(primary, replica, () => watch.state !== 'there' && replica.watch.isThere) : primary
    this.lagging = replica ? switching(primary, replica, () => (watch.state === 'there' ? replica.watch.isFresh : replica.watch.isThere)) : primary
  }

  get takesWrites() {
    return this.#watch.state === 'there'
  }

  get servesReads() {
    return this.#watch.state !== 'away' || this.#replica?.watch.isThere === true
  }

  /** Where something failed: what is known of both is learnt again. */
  look = async () => {
    await Promise.all([this.#watch.look(), this.#replica?.watch.look()])
  }
}

/** Connections of one of two pools, neither of which it owns. */
function switching(primary: Database, { db, watch }: Replica, isReplica: () => boolean): Database {
  const [own, other] = [poolOf(primary)!, poolOf(db)!]
  const connectOther = () =>
    other.connect().catch((error: unknown) => {
      watch.suspect()
      // Where the primary is away, too, it says so.
      return own.connect().catch(() => Promise.reject(error as Error))
    })
  const pool = { connect: (): Promise<pg.PoolClient> => (isReplica() ? connectOther() : own.connect()), end: async () => {}, options: own.options }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
