import type { Database } from '../database/connect.ts'

/** The domains under which a company is known, in each of their parts. */
export const companyDomains = async (db: Database, company_id: number) =>
  (await db.selectFrom('company_keys').select('key').where('company_id', '=', company_id).where('kind', '=', 'domain').execute()).map(({ key }) => key)
