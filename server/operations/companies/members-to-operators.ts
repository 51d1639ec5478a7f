import { sql } from 'kysely'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'

/** Who is there for a company, and whether their mailbox belongs to the domain of its web site. */
export async function membersToOperators(db: Database, { id, url }: { id: number; url: string | null }) {
  const site = url ? domainKeys(new URL(url).hostname) : []
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name', 'email', 'role'])
    .select(({ eb, or, exists, selectFrom }) => [
      eb('email_verified_at', 'is not', null).$castTo<boolean>().as('is_verified'),
      or([eb('totp_confirmed_at', 'is not', null), exists(selectFrom('passkeys').select('id').whereRef('company_user_id', '=', 'company_users.id'))])
        .$castTo<boolean>()
        .as('has_second_factor'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .whereRef('company_user_id', '=', 'company_users.id')
        .as('last_seen_at'),
    ])
    .where('company_id', '=', id)
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return members.map((member) => ({
    ...member,
    role: CompanyRole.parse(member.role),
    is_own_domain: domainKeys(member.email).some((domain) => site.includes(domain)),
  }))
}
