import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The companies whose page the public may read: a page stays readable after the contract, but is not listed. Literals, so that a prepared statement may use partial indexes. */
export const publicCompanies = (db: Database) => db.selectFrom('companies').where('companies.state', '=', sql.lit('active'))

/** The companies the public finds. */
export const listedCompanies = (db: Database) => publicCompanies(db).where('companies.end_of_contract', '=', sql.lit(false))
