import type { Database } from '#server/platform/database/connect.ts'

/** Who waits for an operator. */
export const pendingCompanies = (db: Database) => db.selectFrom('companies').where('state', '=', 'pending')
