import type { Database } from '#server/platform/database/connect.ts'

/** Holds people in one order. What is read of them afterwards, in a statement of its own, is as whoever held them before left it. */
export const lockAccounts = (db: Database, ids: string[]) =>
  ids.length > 0 && db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
