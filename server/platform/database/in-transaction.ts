import type { Database } from './connect.ts'

/** All of it or nothing; inside of a transaction, a part of that one. */
export const inTransaction = <Result>(db: Database, act: (db: Database) => Promise<Result>) => (db.isTransaction ? act(db) : db.transaction().execute(act))
