import { type SelectQueryBuilder, sql } from 'kysely'
import type { CompanyClaim } from '#contract/companies/registration/company-claims.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { evidenceOf } from './evidence-of.ts'

type Claims = SelectQueryBuilder<DB & { claims: DB['company_claims'] }, 'claims' | 'companies', object>

/** Claims as operators read them, each with what speaks for it now. */
export async function claimsToOperators(db: Database, chosen: (claims: Claims) => Claims): Promise<CompanyClaim[]> {
  const rows = await chosen(db.selectFrom('company_claims as claims').innerJoin('companies', 'companies.id', 'claims.company_id'))
    .select(['claims.id', 'claims.name', 'claims.email', 'claims.company_name', 'claims.corporate_number', 'claims.url', 'claims.asked_at'])
    .select([
      'claims.decided_at',
      'claims.is_automatic',
      'claims.reason',
      sql<CompanyClaim['decision']>`claims.decision`.as('decision'),
      sql<CompanyClaim['company']>`json_build_object('id', companies.id, 'name', companies.name, 'corporate_number', companies.corporate_number,
        'url', companies.url, 'members', (select count(*)::int from company_users where company_users.company_id = companies.id))`.as('company'),
      sql<string[]>`array(select key from company_keys where company_keys.company_id = companies.id and kind = 'domain')`.as('domains'),
      sql<boolean>`exists (select from member_invitations as invited where invited.company_id = companies.id and invited.email_key = claims.email_key)`.as(
        'is_invited',
      ),
    ])
    .execute()
  return rows.map(({ domains, is_invited, ...claim }) => ({
    ...claim,
    evidence: { ...evidenceOf({ corporate_number: claim.company.corporate_number, domains }, claim), is_invited },
  }))
}
