import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '../domains/domain-keys.ts'

/** Tells whether an address belongs to none of the company's domains. */
export async function outsideOf(db: Database, company_id: number) {
  const keys = await db.selectFrom('company_keys').select('key').where('company_id', '=', company_id).where('kind', '=', 'domain').execute()
  const own = new Set(keys.map(({ key }) => key))
  return (email: string) => !domainKeys(email).some((domain) => own.has(domain))
}
