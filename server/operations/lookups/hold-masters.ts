import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { masterRows } from './master-rows.ts'

/** Locks a lookup table against other operators until the transaction ends. Read after the lock, so that it includes a row that a colleague has just added. */
export async function holdMasters(db: Database, table: MasterName) {
  await db.selectFrom('masters').select('id').where('master', '=', table).orderBy('id').forNoKeyUpdate().execute()
  return masterRows(db, table).execute()
}
