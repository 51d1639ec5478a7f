import type { Database } from './connect.ts'

/** All of it or nothing; inside of a transaction, a part of that one. */
export const inTransaction = <Result>(db: Database, act: (db: Database) => Promise<Result>) => (db.isTransaction ? act(db) : db.transaction().execute(act))

const DEADLOCK = '40P01'

/** Transactions of this process that PostgreSQL ended to break a circle. There is one order of locks (docs/decisions/0037-one-order-of-locks.md), so each one is a fault to mend. */
export const deadlocks = {
  count: 0,
  note(error: unknown) {
    if (error instanceof Error && 'code' in error && error.code === DEADLOCK) this.count++
  },
}
