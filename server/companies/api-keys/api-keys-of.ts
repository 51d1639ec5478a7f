import { sql } from 'kysely'
import type { ApiKey } from '#contract/companies/members/api-keys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

export type KeysContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** The keys of a company, the newest first. */
export const apiKeysOf = ({ db, now, viewer }: KeysContext) =>
  db
    .selectFrom('api_keys')
    .innerJoin('company_users', 'company_users.id', 'company_user_id')
    .select(['api_keys.id', 'api_keys.name', 'hint', 'company_users.name as member_name', 'api_keys.created_at', 'expires_at', 'last_used_at'])
    .select([
      sql<ApiKey['scopes']>`scopes`.as('scopes'),
      sql<ApiKey['state']>`case when revoked_at is not null then 'revoked' when expires_at <= ${now()} then 'expired' else 'active' end`.as('state'),
    ])
    .where('api_keys.company_id', '=', viewer.company_id)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id')
