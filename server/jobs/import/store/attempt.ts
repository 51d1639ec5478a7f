import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Does the work in a savepoint. A violation of the database's constraints is rolled back and returned as the constraint's name; other errors are thrown. */
export async function attempt(db: Database, work: () => Promise<unknown>): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(db)
  try {
    await work()
    await sql`release savepoint attempt`.execute(db)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db)
    const { code, constraint, column } = error as { code?: string; constraint?: string; column?: string }
    if (!code || !/^2[23]/.test(code)) throw error
    return constraint ?? column ?? code
  }
}
