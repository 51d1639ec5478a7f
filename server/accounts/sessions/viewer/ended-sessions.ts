import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { factorStands } from '../factors/has-factor.ts'

/** A session as it was opened: what ended it may be its role alone. */
export type OpenedSession = { id: string; role: string }

/** Those of these sessions that open nothing any more, or another role. Asked for all open screens at once, and nearly all still stand. */
export async function endedSessions(db: Database, opened: OpenedSession[]): Promise<OpenedSession[]> {
  const { rows } = await sql<OpenedSession>`
    select opened.id, opened.role from unnest(${opened.map(({ id }) => id)}::uuid[], ${opened.map(({ role }) => role)}::text[]) as opened (id, role)
    where not exists (
      select from sessions join accounts on accounts.id = account_id
      left join company_users on company_users.id = account_id left join companies on companies.id = company_users.company_id
      where sessions.id = opened.id and expires_at > now() and coalesce(company_users.role, 'candidate') = opened.role
        and ${isPassed} and companies.state is distinct from 'suspended'
    )`.execute(db)
  return rows
}

/** A factor that somebody set up on another device is to be shown on this one, too. */
const isPassed = sql<boolean>`(second_factor_at is not null or not ${factorStands})`
