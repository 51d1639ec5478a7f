import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A lookup table in its order, with its retired rows. */
export const lookupRows = (db: Database, table: LookupName) =>
  db.selectFrom('masters').select(['id', 'key', 'name', 'name_en', 'retired_at', 'revision']).where('master', '=', table).orderBy('order_no').orderBy('id')
