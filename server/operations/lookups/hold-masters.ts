import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { masterRows } from './master-rows.ts'

/** A code table that no other operator changes until the transaction ends. Read after it is held, so that what a colleague has just added is in it. */
export async function holdMasters(db: Database, table: MasterName) {
  await db.selectFrom('masters').select('id').where('master', '=', table).orderBy('id').forNoKeyUpdate().execute()
  return masterRows(db, table).execute()
}
