import { sql } from 'kysely'
import type { Secrets } from '#contract/candidates/hiding/hidden-words.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'
import { open } from '#server/platform/sealing/seal.ts'

const matched = sql`employer_keys as worked join company_keys as known using (kind, key) join companies on companies.id = known.company_id and companies.state = 'active'
  where worked.candidate_user_id = candidate_users.id`

/**
 * The words that identify a candidate, from `candidate_users` and `candidate_profiles`; with the other names and addresses of employers that are companies
 * here.
 */
export const secretColumns = [
  'email',
  'username',
  'name',
  'name_reading',
  'phone_number_sealed',
  sql<string[]>`array(
    select organization_name from work_experiences as work where work.candidate_user_id = candidate_users.id
    union select companies.name from ${matched}
    union select value from company_aliases where kind = 'name' and company_id in (select companies.id from ${matched}))`.as('employers'),
  sql<string[]>`array(
    select mail_domain from work_experiences as work where work.candidate_user_id = candidate_users.id
    union select unnest(array[host_of(url), host_of(contact_url), contact_email]) from ${matched}
    union select value from company_aliases where kind = 'domain' and company_id in (select companies.id from ${matched}))`.as('employer_addresses'),
  sql<string[]>`array[final_education_name, education_name, highschool_name]`.as('schools'),
] as const

type Row = Pick<Secrets, 'email' | 'username' | 'name' | 'name_reading' | 'employers' | 'schools'> & {
  phone_number_sealed: string | null
  employer_addresses: (string | null)[]
}

/** The words that are hidden from a company to which a candidate shows these parts; all of them when they show none. */
export function secretsOf(row: Row, shown: RevealPart[]): Secrets {
  const { email, username, name, name_reading, employers, schools, employer_addresses } = row
  const own = {
    email,
    username,
    ...(shown.includes('name') ? { name: '', name_reading: '' } : { name, name_reading }),
    phone_number: open(row.phone_number_sealed) ?? '',
  }
  if (shown.includes('career')) return { ...own, employers: [], schools: [], domains: domainKeys(email) }
  return { ...own, employers, schools, domains: [email, ...employer_addresses].flatMap((address) => domainKeys(address ?? '')) }
}
