import type { Database } from '#server/platform/database/connect.ts'

/** Locks accounts in one order. A second statement then reads them as the transaction that held them before left them. */
export const lockAccounts = (db: Database, ids: string[]) =>
  ids.length > 0 && db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
