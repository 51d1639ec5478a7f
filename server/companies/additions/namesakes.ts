import { sql } from 'kysely'
import type { CompanyAddition } from '#contract/companies/registration/company-additions.ts'
import { knownCompany } from '../registration/known-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '../domains/domain-keys.ts'

const SHOWN = 5

/** Companies whose name has a key of this one, unless a number or a domain already tells whether it is them. */
export async function namesakes(db: Database, { company_name, corporate_number = '', url }: Omit<CompanyAddition, 'email'>) {
  if (await knownCompany(db, { corporate_number, domains: url ? domainKeys(new URL(url).hostname) : [] })) return []
  return await db
    .selectFrom('companies')
    .select(['id', 'name', sql<string | null>`coalesce(corporate_number, host_of(url), nullif(address, ''))`.as('about')])
    .where('id', 'in', (query) =>
      query.selectFrom('company_keys').select('company_id').where('kind', '=', 'name').where('key', '=', sql<string>`any(name_keys(${company_name}))`),
    )
    .where((company) => company.or([company('corporate_number', 'is', null), company.val(corporate_number === '')]))
    .orderBy('id')
    .limit(SHOWN)
    .execute()
}
