import type { Database } from '#server/platform/database/connect.ts'

/** The companies that wait for an operator. */
export const pendingCompanies = (db: Database) => db.selectFrom('companies').where('state', '=', 'pending')
