import { sql } from 'kysely'
import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { refuseForeignAddress } from './refuse-foreign-address.ts'
import { knownCompany } from './known-company.ts'

type Told = Pick<CompanySignUp, 'company_name' | 'corporate_number' | 'url'> & { email: string }

/** A new company that waits for its approval, or the one that is here already: a corporate number, or a domain, has one. */
export async function addCompany({ db, language }: Pick<RequestContext, 'db' | 'language'>, { company_name, corporate_number, url, email }: Told) {
  const named = { corporate_number, domains: refuseForeignAddress({ url, email }, language) }
  // Of two who come from one domain at this moment, the second waits here, and then finds the company of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company of ${named.domains[0]}`}, 0))`.execute(db)
  const known = await knownCompany(db, named)
  if (known) return { ...known, isNew: false }
  const added = await db
    .insertInto('companies')
    .values({ name: company_name, corporate_number, url, state: 'pending' })
    .onConflict((conflict) => conflict.column('corporate_number').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  return added ? { ...added, isNew: true } : { ...(await knownCompany(db, named))!, isNew: false }
}
