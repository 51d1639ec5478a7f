import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { factorStands } from '../factors/has-factor.ts'

/** Which of these sessions still open anything, with the role they open it in. */
export async function liveSessions(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .leftJoin('company_users', 'company_users.id', 'account_id')
    .leftJoin('companies', 'companies.id', 'company_users.company_id')
    .select(['sessions.id', sql<string>`coalesce(company_users.role, 'candidate')`.as('role')])
    .where('sessions.id', 'in', ids)
    .where('expires_at', '>', sql<string>`now()`)
    .where(isPassed)
    .where(sql<boolean>`companies.state is distinct from 'suspended'`)
    .execute()
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** A factor that somebody set up on another device is to be shown on this one, too. */
const isPassed = sql<boolean>`(second_factor_at is not null or not ${factorStands})`
