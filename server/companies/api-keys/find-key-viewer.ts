import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import { apiPrefix } from '#contract/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashToken } from '#server/accounts/sessions/token.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { isKey } from './new-key.ts'

type Row = Omit<CompanyViewer, 'area' | 'key'> & { scopes: NonNullable<CompanyViewer['key']>['scopes'] }

const calls = `${apiPrefix}/company_users/`

/**
 * The viewer of a program that carries this key: the member who made it, within its scopes; none outside the calls of a company's area. The member's
 * permissions are read again at each call: a key may do no more than its member in a browser, with every factor that they have. One statement; the time of the
 * last use is written once a minute.
 */
export async function findKeyViewer(db: Database, key: string, { url }: { url: string }, now: Date): Promise<CompanyViewer | undefined> {
  if (!isKey(key) || !new URL(url).pathname.startsWith(calls)) return undefined
  const { rows } = await sql<Row>`
    with found as (
      select * from api_keys where key_hash = ${hashToken(key)} and revoked_at is null and expires_at > ${now}
    ), used as (
      update api_keys set last_used_at = ${now} from found
      where api_keys.id = found.id and coalesce(found.last_used_at < ${now}::timestamptz - interval '1 minute', true)
    )
    select members.id, found.id as session_id, found.created_at as authenticated_at, members.company_id, members.name, role, state, end_of_contract, scopes,
      accounts.restricted_at is not null as is_restricted,
      case
        when not role = any(${rolesWithFactor}) then 'optional'
        when accounts.is_demo or ${factorStands} then 'passed'
        else 'missing' end as second_factor
    from found join company_users as members on members.id = company_user_id and members.company_id = found.company_id
      join accounts on accounts.id = members.id
      join companies on companies.id = members.company_id
    where accounts.email_verified_at is not null`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { scopes, ...member } = found
  return { area: 'company', ...member, key: { id: member.session_id, scopes } }
}
