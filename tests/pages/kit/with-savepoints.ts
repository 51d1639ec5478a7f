import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Act = (db: Database) => Promise<unknown>
type Builder = { execute: (act: Act) => Promise<unknown>; setIsolationLevel: () => Builder; setAccessMode: () => Builder }

/** Presents the transaction of one test as a database: a nested transaction becomes a savepoint, which is undone alone when it fails. Nested transactions run one after the other. */
export function withSavepoints(db: Database): Database {
  let last: Promise<unknown> = Promise.resolve()
  const execute = (act: Act) => {
    const done = last.then(() => inSavepoint(db, act))
    last = done.catch(() => undefined)
    return done
  }
  const builder: Builder = { execute, setIsolationLevel: () => builder, setAccessMode: () => builder }
  return new Proxy(db, {
    get(target, key) {
      if (key === 'isTransaction') return false
      if (key === 'transaction') return () => builder
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function inSavepoint(db: Database, act: Act) {
  await sql`savepoint of_its_own`.execute(db)
  try {
    return await act(db)
  } catch (error) {
    await sql`rollback to savepoint of_its_own`.execute(db)
    throw error
  } finally {
    await sql`release savepoint of_its_own`.execute(db)
  }
}
