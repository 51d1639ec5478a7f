import type { Database } from '../database/connect.ts'

/** The companies whose page the public may read: a page stays readable after the contract, but is not listed. */
export const publicCompanies = (db: Database) => db.selectFrom('companies').where('companies.state', '=', 'active')

/** The companies the public finds. */
export const listedCompanies = (db: Database) => publicCompanies(db).where('companies.end_of_contract', '=', false)
